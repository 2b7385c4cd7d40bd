import type { CaseVersion } from '../../lib/content/cases'
import styles from './AreaOutlines.module.css'
import { type Box, cornerPlaces, outlinesOf, placeMarks, tabPlaces } from './place-areas'

export type Rim = 'mint' | 'coral' | 'yellow' | 'ink'

/** A rectangle with round corners as a path, in the units of the picture's grid. */
function roundedRect({ x, y, width: w, height: h }: Box): string {
  const r = Math.min(18, w / 2, h / 2)
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

const viewBox = ({ grid }: CaseVersion) => `0 0 ${grid.width} ${grid.height}`

/** Turns a picture to ink blue except at its areas: the hue first, then the light. */
export function ToneAround({ version, className }: { version: CaseVersion; className?: string | undefined }) {
  const { grid, areas } = version
  const around = `M0 0H${grid.width}V${grid.height}H0z${outlinesOf(areas).map(roundedRect).join('')}`
  return (
    <>
      <svg viewBox={viewBox(version)} className={`${className} ${styles.hue}`} aria-hidden="true">
        <path d={around} fillRule="evenodd" fill="#2b3190" />
      </svg>
      <svg viewBox={viewBox(version)} className={className} aria-hidden="true">
        <path d={around} fillRule="evenodd" fill="#171b6b" fillOpacity=".66" />
      </svg>
    </>
  )
}

/** Sizes in grid units: letters and height of a tab; digits and width of a disc, where a unit is a third of a pixel. */
const tab = { letters: 27, height: 40 }
const disc = { digits: 40, width: 64 }

/**
 * The areas of interest over a picture: each with its name on a tab where there is room, and with a number where there
 * is not (`AreaList` then says the names). They are for the eye: the words of the figure say them too.
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
  const { areas, grid } = version
  const outlines = outlinesOf(areas)
  const tabs = placeMarks(outlines, grid, (outline, at) =>
    tabPlaces(outline, (areas[at]?.id.length ?? 0) * tab.letters * 0.535 + tab.letters, tab.height),
  )
  const discs = placeMarks(outlines, grid, (outline) => cornerPlaces(outline, disc.width))
  // `drop`: from the middle to the baseline, in letter sizes; small letters are lower than digits.
  const marks = [
    {
      boxes: tabs,
      size: tab.letters,
      drop: 0.28,
      round: tab.height * 0.28,
      name: (at: number) => areas[at]?.id,
      when: styles.wide,
    },
    {
      boxes: discs,
      size: disc.digits,
      drop: 0.35,
      round: disc.width / 2,
      name: (at: number) => at + 1,
      when: styles.narrow,
    },
  ]
  return (
    <svg viewBox={viewBox(version)} className={className} aria-hidden="true">
      <g fill="none" stroke={`var(--${rim})`} strokeWidth="4">
        {outlines.map((outline, at) => (
          <path key={areas[at]?.id} d={roundedRect(outline)} />
        ))}
      </g>
      {marks.map(({ boxes, size, drop, round, name, when }) => (
        <g key={size} className={when} fontSize={size} textAnchor="middle">
          {boxes.map((box, at) => (
            <g key={areas[at]?.id}>
              <rect {...box} rx={round} fill={`var(--${rim})`} />
              <text
                x={box.x + box.width / 2}
                y={box.y + box.height / 2 + size * drop}
                fill={rim === 'ink' ? 'var(--paper)' : 'var(--ink)'}
              >
                {name(at)}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** The names of the numbered areas, below a picture that is too small to carry them. */
export function AreaList({ version }: { version: CaseVersion }) {
  return (
    <ol className={styles.list}>
      {version.areas.map(({ id }, at) => (
        <li key={id}>
          <b>{at + 1}</b> {id}
        </li>
      ))}
    </ol>
  )
}
