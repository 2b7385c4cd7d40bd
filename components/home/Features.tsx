import type { HomePage } from '../../lib/content/home'

export function Features({ title, intro, panels }: HomePage['features']) {
  return (
    <section className="wrap" id="features">
      <h2>{title}</h2>
      <p>{intro}</p>
      {Object.entries(panels).map(([id, panel]) => (
        <p key={id}>
          {panel.text} {panel.note}
        </p>
      ))}
    </section>
  )
}
