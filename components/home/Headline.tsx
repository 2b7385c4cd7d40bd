import { Fragment } from 'react'
import type { LayerColour, TestedWord } from '../../lib/images/headline/simulate'
import styles from './Headline.module.css'

const colours: LayerColour[] = ['yellow', 'pink', 'coral']

/**
 * The headline over the fixation circles of its simulated test.
 *
 * Each layer repeats the words as boxes without text, which a style sheet fills in, so that crawlers and screen readers
 * find the words only once. All layers wrap in the same way, so the circles stay with their words at any width. Circles
 * in one layer merge, and layers overprint each other. The words themselves are on top.
 */
export function Headline({ words }: { words: TestedWord[] }) {
  return (
    <div className={styles.headline}>
      <div className={styles.layers} aria-hidden="true">
        {colours.map((colour) => (
          <div key={colour} className={`${styles.layer} ${styles[colour]}`}>
            {words.map((word, index) => (
              <Fragment key={keyOf(word, index)}>
                <span data-word={word.text}>
                  <FixationCircles word={word} colour={colour} />
                </span>{' '}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <h1 className={styles.layer}>
        {words.map((word, index) => (
          <Fragment key={keyOf(word, index)}>{word.strong ? <em>{word.text}</em> : <span>{word.text}</span>} </Fragment>
        ))}
      </h1>
    </div>
  )
}

/**
 * Positions are relative to the box of the word, and radii are in em, so both follow the word. They are rounded to what
 * is visible, 5% and 0.02 em, because every digit counts in the first packets of the page.
 */
function FixationCircles({ word, colour }: { word: TestedWord; colour: LayerColour }) {
  const circles = word.circles.filter((circle) => circle.layer === colour)
  if (circles.length === 0) return null
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the layers around it are hidden from assistive technology
    <svg>
      {circles.map(({ person, x, y, r }) => (
        <circle key={person} cx={percent(x)} cy={percent(y)} r={`${Math.round(r * 50) / 50}em`} />
      ))}
    </svg>
  )
}

const percent = (part: number) => `${Math.round(part * 20) * 5}%`
const keyOf = (word: TestedWord, index: number) => `${index}${word.text}`
