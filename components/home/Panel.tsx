import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { Clip } from './Clip'
import styles from './Panel.module.css'
import type { Feature, SwitcherProps } from './Switcher'

/** The panel of a feature: a sentence, the source of the data, a link to the clip for reduced motion, and the clip. */
export function Panel({ feature, words, chosen }: PanelProps) {
  const { id, text, note, alt, clip } = feature
  return (
    <>
      <p className={styles.text}>
        {text} <small>{note}</small>{' '}
        <a className={styles.watch} href={`${clip.src}.mp4`}>
          {fillTemplate(words.watch, { kilobytes: clip.kilobytes })}
        </a>
      </p>
      <Clip clip={clip} texts={words} name={words[id]} alt={alt} chosen={chosen} className={styles.medium} />
    </>
  )
}

interface PanelProps {
  feature: Feature
  words: SwitcherProps['texts']
  chosen: boolean
}
