import { Fragment } from 'react'
import type { InkedWord, Plate } from '../../lib/images/headline/simulate'
import styles from './Headline.module.css'

const plates: Plate[] = ['yellow', 'pink', 'coral']

/**
 * The headline with the ink of its simulated test behind it.
 *
 * Each plate is a layer that repeats the words as boxes without text (a style sheet fills them, so that crawlers and screen
 * readers meet the words once). All layers break alike, so that the discs stay with their words at any width; discs of one
 * plate unite, and plates overprint each other. The words themselves are printed last.
 */
export function Headline({ words }: { words: InkedWord[] }) {
  return (
    <div className={styles.headline}>
      <div className={styles.plates} aria-hidden="true">
        {plates.map((plate) => (
          <div key={plate} className={`${styles.layer} ${styles[plate]}`}>
            {words.map((word, place) => (
              <Fragment key={keyOf(word, place)}>
                <span data-word={word.text}>
                  <Discs word={word} plate={plate} />
                </span>{' '}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <h1 className={styles.layer}>
        {words.map((word, place) => (
          <Fragment key={keyOf(word, place)}>{word.strong ? <em>{word.text}</em> : <span>{word.text}</span>} </Fragment>
        ))}
      </h1>
    </div>
  )
}

/**
 * Positions are parts of the word's box, radii are in em: both follow the word wherever it goes. They are rounded to what can be
 * seen, 5 % and 0.02 em, since every place weighs in the first packets of the page.
 */
function Discs({ word, plate }: { word: InkedWord; plate: Plate }) {
  const discs = word.discs.filter((disc) => disc.plate === plate)
  if (discs.length === 0) return null
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: all plates are hidden from readers already
    <svg>
      {discs.map(({ person, x, y, r }) => (
        <circle key={person} cx={percent(x)} cy={percent(y)} r={`${Math.round(r * 50) / 50}em`} />
      ))}
    </svg>
  )
}

const percent = (part: number) => `${Math.round(part * 20) * 5}%`
const keyOf = (word: InkedWord, place: number) => `${place}${word.text}`
