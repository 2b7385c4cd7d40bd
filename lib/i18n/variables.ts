import { type FilledMessage, fillMessage } from '../shared/diagnostic'
import { insteadOf } from '../shared/nearest'
import { strayBraces } from '../shared/tokens/replace-tokens'
import { localeMessages } from './locale-messages'
import { reportVariables } from './report-variables'

/**
 * Which values a text is given where it is used. A text that names another would show its braces, so each key that takes
 * values stands here; plural keys stand without their ending.
 */
const variables: Readonly<Record<string, readonly string[]>> = {
  'site.home': ['name'],
  'home.legend': ['words'],
  'contact.message': ['name'],
  'forms.failedStatus': ['status'],
  'switcher.watch': ['kilobytes'],
  'cases.ofCase': ['name'],
  'cases.stage.bars': ['people', 'area'],
  'cases.stage.finding': ['people', 'shares'],
  'cases.stage.share': ['area', 'share'],
  'cases.stage.table': ['area'],
  'cases.stage.span': ['from', 'to'],
  'cases.stage.findingFew': ['shares'],
  'cases.stage.peak': ['area', 'when', 'count', 'last'],
  'cases.stage.peakOf': ['letter', 'area', 'when', 'count', 'last'],
  'cases.stage.last': ['count'],
  'cases.results.simulated': ['version'],
  'cases.results.measured': ['version'],
  'cases.results.bytes': ['kilobytes'],
  'cases.results.rows': ['count', 'rows'],
  'cases.results.people': ['count'],
  'cases.results.holds': ['bytes', 'size', 'people', 'width', 'height'],
  'docs.plan': ['plan'],
  'docs.operations': ['count'],
  'docs.paths': ['count'],
  'docs.coverage.explained': ['count', 'explained'],
  'docs.coverage.request': ['count', 'all'],
  'docs.coverage.answer': ['count', 'all'],
  'docs.coverage.codes': ['count', 'all'],
  'tools.explorer.time': ['now', 'all'],
  'tools.explorer.scale': ['most'],
  'tools.explorer.soFar': ['people', 'seconds'],
  'tools.explorer.bars': ['people', 'area'],
  'tools.explorer.simulated': ['text'],
  'tools.explorer.lightNow': ['people', 'seconds'],
  'tools.explorer.shares': ['shares'],
  'tools.explorer.share': ['area', 'share'],
  'tools.explorer.barsNow': ['people', 'most', 'area', 'when'],
  'tools.explorer.only': ['letter'],
  'tools.explorer.dividerAt': ['a', 'b'],
  'tools.explorer.chosen': ['chosen', 'count'],
  'tools.explorer.chosenOf': ['letter', 'chosen', 'count'],
  'tools.explorer.box': ['name', 'width', 'height', 'x', 'y'],
  'tools.explorer.of': ['n', 'of'],
  'tools.explorer.seconds': ['n'],
  'tools.explorer.percent': ['n'],
  'tools.explorer.trustNone': ['least', 'across'],
  'tools.explorer.trustSmaller': ['best', 'online', 'across'],
  'tools.explorer.trustEither': ['best', 'online', 'across'],
  'tools.explorer.missingStatus': ['status'],
  'tools.own.counting': ['rows'],
  'tools.own.fileOf.one': ['letter', 'name', 'people'],
  'tools.own.fileOf.other': ['letter', 'name', 'people'],
  'tools.own.areasOf': ['name'],
  'tools.own.fits.2': ['height', 'width'],
  'tools.own.fits.3': ['height', 'width'],
  'tools.own.fits.4': ['height', 'width'],
  'tools.own.noGaze': ['names'],
  'tools.own.lockedTo': ['area'],
  'tools.own.noLooks': ['least'],
  'tools.own.unlike.one': ['names'],
  'tools.own.unlike.two': ['names'],
  'tools.own.few': ['all', 'few'],
  'tools.own.tableOf': ['name'],
  'tools.own.line': ['line'],
  'tools.own.column': ['column'],
  'tools.search.count': ['count', 'query'],
  'tools.search.first': ['shown', 'count', 'query'],
  'tools.search.none': ['query'],
  'tools.search.failedStatus': ['status'],
  'legal.clause': ['number'],
  'social.alt.home': ['title'],
  'social.alt.about': ['title'],
  'social.alt.pricing': ['title'],
  'social.alt.contact': ['title'],
  'social.alt.thanks': ['title'],
  'social.alt.cases.simulated': ['title'],
  'social.alt.cases.measured': ['title'],
  'social.alt.case.simulated': ['title'],
  'social.alt.case.measured': ['title'],
  'social.alt.comparison.simulated': ['title', 'a', 'b'],
  'social.alt.comparison.measured': ['title', 'a', 'b'],
  'social.alt.apis': ['title'],
  'social.alt.api': ['title'],
  'social.alt.request': ['title'],
  'social.alt.reference': ['title'],
  'social.alt.operations': ['title'],
  'social.alt.terms': ['title'],
  'social.alt.privacy': ['title'],
  'social.alt.page': ['title'],
  'preview.isLater': ['day', 'time', 'zone'],
  'preview.since': ['day'],
  'markdown.linkTo': ['heading'],
  'markdown.table': ['heading'],
  'outputs.api.about': ['name', 'plan'],
  'outputs.api.notDocumented': ['ask'],
  'outputs.api.docs': ['docs'],
  'outputs.api.authentication': ['authentication'],
  'outputs.openapi.title': ['name'],
  'outputs.postman.credential': ['authentication'],
  ...reportVariables,
}

const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** A name that i18next fills. */
const undotted = /\{\{\s*(\w+)\s*\}\}/g

const valuesOf = (name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? []) : [])

/** Two sentences about a text, and the piece of it that they are about. */
export interface ToldPiece {
  told: FilledMessage
  /** Where the piece begins in the text. */
  index: number
  piece: string
}

/**
 * Finds names in a text that no value is given for. Dotted names are facts and are looked at elsewhere.
 * @param key dotted key of the text
 */
export function unknownVariables(key: string, text: string): ToldPiece[] {
  const known = valuesOf(plain(key))
  const unknown = [...text.matchAll(undotted)].filter(([, found = '']) => !known.includes(found))
  const told = unknown.map(({ 0: piece, 1: found = '', index }) => ({
    told:
      known.length === 0
        ? fillMessage(localeMessages['locale-takes-no-values'], { name: found })
        : fillMessage(localeMessages['locale-value-unknown'], {
            name: found,
            instead: insteadOf(found, known, (one) => `{{${one}}}`),
          }),
    index,
    piece,
  }))
  const stray = strayBraces(text, undotted)
  return stray ? [...told, { told: fillMessage(stray.message), index: stray.index, piece: stray.piece }] : told
}

/** Values that only choose the plural form: the text writes the number by another one. */
const onlyChoosing: Readonly<Record<string, readonly string[]>> = { 'cases.results.rows': ['count'] }

/**
 * Finds values that a text is given and does not say. The forms for none and for one may say it in words: “nobody is looking”.
 * @param key dotted key of the text
 * @returns two sentences for each
 */
export function lostVariables(key: string, text: string): FilledMessage[] {
  if (/_(?:zero|one|two)$/.test(key)) return []
  const name = plain(key)
  const said = new Set([...text.matchAll(undotted)].map(([, found]) => found))
  // A name that is unknown is told as such, and is likely the one that is missing.
  if ([...said].some((found) => !valuesOf(name).includes(found ?? ''))) return []
  return valuesOf(name)
    .filter((value) => !said.has(value) && !onlyChoosing[name]?.includes(value))
    .map((value) => fillMessage(localeMessages['locale-value-lost'], { name: value }))
}
