import { readFileSync } from 'node:fs'
import { textKeys } from '../../lib/i18n/missing-text'
import { isTest } from '../architecture/module-kinds'
import { isModule, listSources, readSources } from '../architecture/source'
import { missingTexts, usedTexts, wordsIn } from './used-texts'

/** Where the list stands; the content doctor takes it from there. */
export const listFile = 'lib/i18n/used-texts.json'

/** Rooms whose modules show texts, and what in them has strings of other kinds only. */
const rooms = /^(?:app|components|client|lib|postbuild|preview)\//
const apart = /^lib\/(?:messages|prose|pictures)\//

/** Every key of an interface text that the code asks for, sorted. */
export function listTexts(): string[] {
  const paths = listSources().filter((path) => isModule(path) && rooms.test(path) && !apart.test(path) && !isTest(path))
  const words = wordsIn(readSources(paths))
  const keys = textKeys(JSON.parse(readFileSync('locales/en/common.json', 'utf8')))
  return [...usedTexts(keys, words), ...missingTexts(keys, words)].sort()
}

/** The list as it is written. */
export const writeList = (keys: readonly string[]): string => `${JSON.stringify(keys, null, 2)}\n`
