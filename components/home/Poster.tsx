import styles from './Poster.module.css'
import { PosterWatchers } from './PosterWatchers'
import { posterFixations } from './poster-fixations'

/** The three states of the poster. */
type PosterState = 'alone' | 'watched' | 'tested'

const backgrounds: Record<PosterState, string> = { alone: 'yellow', watched: 'blue', tested: 'mint' }

/**
 * The poster of "How it works" on its background, 443 by 480 units. The first instance defines the parts of the poster
 * and the others reuse them, so that the page contains them only once. Fixations are drawn between its colours and its
 * dark lines.
 */
export function Poster({ state }: { state: PosterState }) {
  return (
    <svg
      viewBox="0 0 443 480"
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.poster} ${styles[state]}`}
      aria-hidden="true"
    >
      <rect width="443" height="480" fill={`var(--${backgrounds[state]})`} />
      {state === 'watched' && <PosterWatchers />}
      <g transform="translate(82 60)" className="print">
        {state === 'alone' ? <Colours /> : <use href="#poster-colours" />}
        {state === 'tested' && (
          <>
            <path d={posterFixations.pink} fill="var(--pink)" className={styles.fixations} />
            <path d={posterFixations.coral} fill="var(--coral)" className={styles.fixations} />
            <path d={posterFixations.yellow} fill="var(--yellow)" className={styles.fixations} />
          </>
        )}
        {state === 'alone' ? <DarkParts /> : <use href="#poster-dark" />}
      </g>
    </svg>
  )
}

function Colours() {
  return (
    <g id="poster-colours">
      <rect width="280" height="360" rx="10" fill="var(--paper)" />
      <g fill="var(--coral)">
        <path d="M66 212c0-52 34-70 74-70s74 18 74 70zM66 288h148v10c0 16-12 22-24 22H90c-12 0-24-6-24-22z" />
      </g>
      <g fill="var(--yellow)">
        <ellipse cx="110" cy="176" rx="6" ry="3.4" transform="rotate(-24 110 176)" />
        <ellipse cx="144" cy="164" rx="6" ry="3.4" />
        <ellipse cx="174" cy="180" rx="6" ry="3.4" transform="rotate(26 174 180)" />
        <ellipse cx="134" cy="190" rx="6" ry="3.4" transform="rotate(10 134 190)" />
        <rect x="56" y="216" width="168" height="18" rx="9" />
      </g>
      <rect x="56" y="270" width="168" height="14" rx="7" fill="var(--pink)" />
    </g>
  )
}

function DarkParts() {
  return (
    <g id="poster-dark" fill="var(--ink)">
      <text x="24" y="62" className={styles.words}>
        Big bite,
      </text>{' '}
      <text x="24" y="104" className={styles.words}>
        no beef.
      </text>
      <rect x="62" y="238" width="156" height="28" rx="14" />
      <rect x="24" y="332" width="96" height="10" rx="5" />
    </g>
  )
}
