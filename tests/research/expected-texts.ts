// Makes the sentences of a page around recomputed figures, without importing anything from packages/gaze.
import { isInArea } from './recompute'
import type { RecomputedCase } from './recompute-case'
import { countViewers } from './recompute-density'
import { durationOf, sideOf, tokenText, wordsOf, written } from './recompute-words'

/** Lists the letters of the versions, which a case with a single version does not show. */
const lettersOf = ({ versions }: RecomputedCase) => versions.map((_, index) => 'ab'[index] as 'a' | 'b')

/** Returns the alternative texts of one row of scores: a strip for each version, then the difference. */
export function scoreTexts(recomputed: RecomputedCase, name: string, higher: string): string[] {
  const isComparison = recomputed.versions.length > 1
  const strips = lettersOf(recomputed).map((letter) => {
    const { value, interval } = wordsOf(recomputed, `${letter}.${name}`)
    const start = isComparison ? `${letter.toUpperCase()} has ${value}` : value
    return `${start}, with a 95% interval of ${interval}, from ${recomputed.counts.get(`${letter}.${name}`)?.n} viewers.`
  })
  if (!isComparison) return strips
  const { value, interval } = wordsOf(recomputed, `difference.${name}`)
  const side = sideOf(recomputed.printed.get(`difference.${name}`) ?? {})
  const verdict = side ? higher.replace('{letter}', side) : 'Not shown to differ'
  return [...strips, `${verdict}: B minus A is ${value}, with a 95% interval of ${interval}.`]
}

/** Returns the rows of the table of all viewers, with at least one decimal in each viewer's values. */
export function viewerRows(recomputed: RecomputedCase, names: readonly string[]): string[] {
  const isComparison = recomputed.versions.length > 1
  const row = (title: string, cell: (name: string) => string) => [title, ...names.map(cell)].join('|')
  const people = recomputed.versions.flatMap(({ ids, values }, index) =>
    ids.map((id, person) =>
      row(id, (name) => {
        const decimals = Math.max(1, recomputed.printed.get(`${'ab'[index]}.${name}`)?.decimals ?? 0)
        const value = values[person]?.get(name)
        return value === undefined ? 'not known' : written(value, decimals, true)
      }),
    ),
  )
  const groups = lettersOf(recomputed).flatMap((letter) => {
    const suffix = isComparison ? `, ${letter.toUpperCase()}` : ''
    return [
      row(`Mean${suffix}`, (name) => wordsOf(recomputed, `${letter}.${name}`).value),
      row(`95% interval${suffix}`, (name) => wordsOf(recomputed, `${letter}.${name}`).interval),
    ]
  })
  if (!isComparison) return [...people, ...groups]
  const last = [
    row('Difference', (name) => wordsOf(recomputed, `difference.${name}`).value),
    row('95% interval, B − A', (name) => wordsOf(recomputed, `difference.${name}`).interval),
  ]
  return [...people, ...groups, ...last]
}

const pathOf = (id: string) => `areas.${id.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`

/**
 * Returns whether a webcam can distinguish an area from its neighbours, with an error of 106 pixels (RealEye) or 207
 * (Semmelmann and Weigelt).
 */
const reliabilityOf = ({ width, height }: { width: number; height: number }) => {
  const shorterSide = Math.min(width, height)
  return shorterSide >= 2 * 207 ? 'yes' : shorterSide >= 2 * 106 ? 'yes, for the smaller error' : 'no'
}

/**
 * Returns the rows of the table of areas: those of A, each followed by the same area in B, then those that only B has.
 */
export function areaRows(recomputed: RecomputedCase): string[] {
  const ids = [...new Set(recomputed.versions.flatMap(({ boxes }) => boxes.map(({ id }) => id)))]
  return ids.flatMap((id) =>
    recomputed.versions.flatMap(({ boxes, values }, index) => {
      const box = boxes.find((each) => each.id === id)
      if (!box) return []
      const letter = 'ab'[index] as string
      const figure = (name: string) => wordsOf(recomputed, `${letter}.${pathOf(id)}.${name}`).value
      const saw = values.filter((person) => person.get(`${pathOf(id)}.seen`) === 1).length
      return [
        [
          recomputed.versions.length > 1 ? `${id}, ${letter.toUpperCase()}` : id,
          ...[
            figure('dwellShare'),
            ...[figure('dwell'), figure('firstLook')].map((text) => text.replace(/seconds?$/, 's')),
          ],
          `${saw} of ${values.length}`,
          `${box.width} × ${box.height}: ${reliabilityOf(box)}`,
        ].join('|'),
      ]
    }),
  )
}

/**
 * Returns the table of the stage: a row for each tenth of the time, with the number of viewers who look at an area in
 * each of its six steps.
 */
export function viewerCountRows(recomputed: RecomputedCase, area: string): string[] {
  const seconds = durationOf(recomputed)
  const counts = recomputed.versions.map((version) => countViewers(version, area, 1000 * seconds))
  return Array.from({ length: 10 }, (_, row) => {
    const [from, to] = [row, row + 1].map((moment) => String((moment * seconds) / 10))
    return [`${from} to ${to}`, ...counts.map((own) => own.slice(6 * row, 6 * row + 6).join(' '))].join('|')
  })
}

/** Returns the note on reliability below a tested picture. */
export function reliabilityText({ versions }: RecomputedCase, index: number): string {
  const picture = versions.length > 1 ? 'AB'[index] : 'the picture'
  return `The smallest reliable areas, drawn on ${picture}: discs 212 and 414 px across.`
}

/**
 * Describes one viewer's scanpath, in words and as a table row: the number of fixations, and the first six locations.
 */
export function scanpathTexts(
  recomputed: RecomputedCase,
  index: number,
  person: number,
): { words: string; row: string } {
  const { ids, fixations, boxes } = recomputed.versions[index] as RecomputedCase['versions'][0]
  const visited = (fixations[person] ?? []).map(
    (fixation) => boxes.find((box) => isInArea(box, fixation))?.id ?? 'outside the areas',
  )
  const visits = visited.filter((area, index) => area !== visited[index - 1])
  const suffix = recomputed.versions.length > 1 ? `, ${'AB'[index]}` : ''
  const counted = `${visited.length} ${visited.length === 1 ? 'fixation' : 'fixations'}`
  const first = visits.slice(0, 6).join(', ')
  return {
    words: `Eye movements of viewer ${ids[person]}${suffix}: ${counted} in ${durationOf(recomputed)} seconds. First: ${first}.`,
    row: `${ids[person]}|${visited.length}|${first}`,
  }
}

/** Returns the blocks of a case's text that have tokens, with these filled in and markup removed. */
export function proseOf(recomputed: RecomputedCase, markdown: string): string[] {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? []
  const fields = front.split('\n').flatMap((line) => /^lead: (.*)|^ {4}text: (.*)/.exec(line)?.slice(1) ?? [])
  const blocks = [...fields, ...body.split(/\n{2,}|\n(?=- )/)].filter((text) => text?.includes('{{'))
  return blocks.map((text) =>
    text
      .replace(/<!--.*?-->/g, '')
      .replace(/\{\{([\w.]+)\}\}/g, (_, token: string) => tokenText(recomputed, token))
      .replace(/\*\*|^\s*- |^"|"$/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
