// Imports nothing from packages/gaze: the sentences of a page around recomputed figures.
import { within } from './recompute'
import type { OtherCase } from './recompute-case'
import { countViewers } from './recompute-density'
import { durationOf, sideOf, tokenText, wordsOf, written } from './recompute-words'

/** A case of two versions names them; a single version has no letter. */
const lettersOf = ({ versions }: OtherCase) => versions.map((_, index) => 'ab'[index] as 'a' | 'b')

/** The alternative texts of one row of scores: a strip for each version, then the difference. */
export function scoreTexts(other: OtherCase, name: string, higher: string): string[] {
  const two = other.versions.length > 1
  const strips = lettersOf(other).map((letter) => {
    const { value, interval } = wordsOf(other, `${letter}.${name}`)
    const begin = two ? `${letter.toUpperCase()} has ${value}` : value
    return `${begin}, with a 95% interval of ${interval}, from ${other.counts.get(`${letter}.${name}`)?.n} viewers.`
  })
  if (!two) return strips
  const { value, interval } = wordsOf(other, `difference.${name}`)
  const side = sideOf(other.printed.get(`difference.${name}`) ?? {})
  const verdict = side ? higher.replace('{letter}', side) : 'Not shown to differ'
  return [...strips, `${verdict}: B minus A is ${value}, with a 95% interval of ${interval}.`]
}

/** The table of every viewer, each with at least one decimal. */
export function viewerRows(other: OtherCase, names: readonly string[]): string[] {
  const two = other.versions.length > 1
  const row = (title: string, cell: (name: string) => string) => [title, ...names.map(cell)].join('|')
  const people = other.versions.flatMap(({ ids, values }, index) =>
    ids.map((id, person) =>
      row(id, (name) => {
        const decimals = Math.max(1, other.printed.get(`${'ab'[index]}.${name}`)?.decimals ?? 0)
        const value = values[person]?.get(name)
        return value === undefined ? 'not known' : written(value, decimals, true)
      }),
    ),
  )
  const groups = lettersOf(other).flatMap((letter) => {
    const of = two ? `, ${letter.toUpperCase()}` : ''
    return [
      row(`Mean${of}`, (name) => wordsOf(other, `${letter}.${name}`).value),
      row(`95% interval${of}`, (name) => wordsOf(other, `${letter}.${name}`).interval),
    ]
  })
  if (!two) return [...people, ...groups]
  const last = [
    row('Difference', (name) => wordsOf(other, `difference.${name}`).value),
    row('95% interval, B − A', (name) => wordsOf(other, `difference.${name}`).interval),
  ]
  return [...people, ...groups, ...last]
}

const pathOf = (id: string) => `areas.${id.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`

/**
 * How well a webcam can distinguish an area from its neighbours: RealEye's 106 pixels, Semmelmann and Weigelt's 207.
 */
const trustOf = ({ width, height }: { width: number; height: number }) => {
  const across = Math.min(width, height)
  return across >= 2 * 207 ? 'yes' : across >= 2 * 106 ? 'yes, for the smaller error' : 'no'
}

/** The table of areas: those of A, each followed by the same one of B, then those that only B has. */
export function areaRows(other: OtherCase): string[] {
  const ids = [...new Set(other.versions.flatMap(({ boxes }) => boxes.map(({ id }) => id)))]
  return ids.flatMap((id) =>
    other.versions.flatMap(({ boxes, values }, index) => {
      const box = boxes.find((each) => each.id === id)
      if (!box) return []
      const letter = 'ab'[index] as string
      const figure = (name: string) => wordsOf(other, `${letter}.${pathOf(id)}.${name}`).value
      const saw = values.filter((person) => person.get(`${pathOf(id)}.seen`) === 1).length
      return [
        [
          other.versions.length > 1 ? `${id}, ${letter.toUpperCase()}` : id,
          ...[
            figure('dwellShare'),
            ...[figure('dwell'), figure('firstLook')].map((text) => text.replace(/seconds?$/, 's')),
          ],
          `${saw} of ${values.length}`,
          `${box.width} × ${box.height}: ${trustOf(box)}`,
        ].join('|'),
      ]
    }),
  )
}

/** The table of the stage: a row for each tenth of the time, with the viewers who look at an area in each of its six steps. */
export function lookedRows(other: OtherCase, area: string): string[] {
  const seconds = durationOf(other)
  const counts = other.versions.map((version) => countViewers(version, area, 1000 * seconds))
  return Array.from({ length: 10 }, (_, row) => {
    const [from, to] = [row, row + 1].map((moment) => String((moment * seconds) / 10))
    return [`${from} to ${to}`, ...counts.map((own) => own.slice(6 * row, 6 * row + 6).join(' '))].join('|')
  })
}

/** The note on reliability below a tested picture. */
export function trustText({ versions }: OtherCase, index: number): string {
  const on = versions.length > 1 ? 'AB'[index] : 'the picture'
  return `The smallest reliable areas, drawn on ${on}: discs 212 and 414 px across.`
}

/** One viewer's path, in words and as a row of a table: how many fixations, and the first six places. */
export function pathTexts(other: OtherCase, index: number, person: number): { words: string; row: string } {
  const { ids, fixations, boxes } = other.versions[index] as OtherCase['versions'][0]
  const visited = (fixations[person] ?? []).map(
    (fixation) => boxes.find((box) => within(box, fixation))?.id ?? 'outside the areas',
  )
  const visits = visited.filter((area, index) => area !== visited[index - 1])
  const of = other.versions.length > 1 ? `, ${'AB'[index]}` : ''
  const counted = `${visited.length} ${visited.length === 1 ? 'fixation' : 'fixations'}`
  const first = visits.slice(0, 6).join(', ')
  return {
    words: `Eye movements of viewer ${ids[person]}${of}: ${counted} in ${durationOf(other)} seconds. First: ${first}.`,
    row: `${ids[person]}|${visited.length}|${first}`,
  }
}

/** The blocks of a case's text, with tokens filled in and markup removed. */
export function proseOf(other: OtherCase, markdown: string): string[] {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? []
  const fields = front.split('\n').flatMap((line) => /^lead: (.*)|^ {4}text: (.*)/.exec(line)?.slice(1) ?? [])
  const blocks = [...fields, ...body.split(/\n{2,}|\n(?=- )/)].filter((text) => text?.includes('{{'))
  return blocks.map((text) =>
    text
      .replace(/<!--.*?-->/g, '')
      .replace(/\{\{([\w.]+)\}\}/g, (_, token: string) => tokenText(other, token))
      .replace(/\*\*|^\s*- |^"|"$/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
