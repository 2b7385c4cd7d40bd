import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { AREAS, type Refusal } from './messages'
import type { OwnTexts } from './texts'

/** What is said of a file that was refused: which one, where in it, what is wrong and what to do. */
export function sentencesOf({ version, line, column, what, fix }: Refusal, name: string, texts: OwnTexts) {
  const places = [
    ...(line === undefined
      ? []
      : [fillTemplate(texts.line, { line: line.toLocaleString(document.documentElement.lang || undefined) })]),
    ...(column === undefined ? [] : [fillTemplate(texts.column, { column })]),
  ]
  const file = version === AREAS ? texts.areas : 'AB'[version]
  return { place: [`${file}: ${name}`, ...places].join(', '), what, fix }
}
