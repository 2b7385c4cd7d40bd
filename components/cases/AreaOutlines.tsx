import type { CaseVersion } from '../../lib/content/cases'
import styles from './AreaOutlines.module.css'

export type Rim = 'mint' | 'coral' | 'yellow' | 'ink'

/** A rectangle with round corners as a path, in the units of the picture's grid. */
function roundedRect({ x, y, width: w, height: h }: { x: number; y: number; width: number; height: number }): string {
  const r = Math.min(18, w / 2, h / 2)
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

const viewBox = ({ grid }: CaseVersion) => `0 0 ${grid.width} ${grid.height}`

/** Turns a picture to ink blue except at its areas: the hue first, then the light. */
export function ToneAround({ version, className }: { version: CaseVersion; className?: string | undefined }) {
  const { grid, areas } = version
  const around = `M0 0H${grid.width}V${grid.height}H0z${areas.map(roundedRect).join('')}`
  return (
    <>
      <svg viewBox={viewBox(version)} className={`${className} ${styles.hue}`} aria-hidden="true" focusable="false">
        <path d={around} fillRule="evenodd" fill="#2b3190" />
      </svg>
      <svg viewBox={viewBox(version)} className={className} aria-hidden="true" focusable="false">
        <path d={around} fillRule="evenodd" fill="#171b6b" fillOpacity=".66" />
      </svg>
    </>
  )
}

/** Letter size of the names in grid units: on wide screens, and on phones, where a unit is a third of a pixel. */
const sizes = [
  { size: 27, className: styles.wide },
  { size: 44, className: styles.narrow },
]

/**
 * The areas of interest over a picture, each with its name on a tab. The names are for the eye: the words of the
 * figure say them too.
 */
export function AreaOutlines({
  version,
  rim,
  className,
}: {
  version: CaseVersion
  rim: Rim
  className?: string | undefined
}) {
  return (
    <svg viewBox={viewBox(version)} className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke={`var(--${rim})`} strokeWidth="4">
        {version.areas.map((area) => (
          <path key={area.id} d={roundedRect(area)} />
        ))}
      </g>
      {sizes.map(({ size, className: when }) => (
        <g key={size} className={when} fontSize={size}>
          {version.areas.map(({ id, x, y }) => (
            <g key={id}>
              <rect
                x={x - 2}
                y={y - size * 1.5 + 2}
                width={id.length * size * 0.535 + size}
                height={size * 1.5}
                rx={size * 0.4}
                fill={`var(--${rim})`}
              />
              <text x={x - 2 + size / 2} y={y - size * 0.43} fill={rim === 'ink' ? 'var(--paper)' : 'var(--ink)'}>
                {id}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
