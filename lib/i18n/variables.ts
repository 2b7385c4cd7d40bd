import { strayBraces, tokenPattern } from '../facts/fill'
import { writeInstead } from '../nearest'
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
  'markdown.linkTo': ['heading'],
  'markdown.table': ['heading'],
  'outputs.api.about': ['name', 'plan'],
  'outputs.api.notDocumented': ['ask'],
  'outputs.api.docs': ['docs'],
  'outputs.api.operation': ['unpublished', 'ask'],
  'outputs.api.response': ['unpublished', 'ask'],
  'outputs.api.authentication': ['authentication'],
  'outputs.openapi.title': ['name'],
  'outputs.postman.credential': ['authentication'],
  ...reportVariables,
}

/**
 * Finds names in a text that no value is given for. Dotted names are facts and are looked at elsewhere.
 * @param key dotted key of the text
 * @returns two sentences for each
 */
export function unknownVariables(key: string, text: string): { what: string; fix: string }[] {
  const plain = key.replace(/_(zero|one|two|few|many|other)$/, '')
  const known = Object.hasOwn(variables, plain) ? (variables[plain] ?? []) : []
  const pattern = /\{\{\s*(\w+)\s*\}\}/g
  const names = [...text.matchAll(pattern)].map(([, name]) => name as string)
  const stray = /\{\{|\}\}/.test(text.replace(tokenPattern, '').replace(pattern, '')) ? [strayBraces] : []
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      what: `“{{${name}}}” stands for nothing in this text.`,
      fix: known.length === 0 ? 'Remove it: this text takes no values.' : insteadOf(name, known),
    }))
  return [...unknown, ...stray]
}

function insteadOf(name: string, known: readonly string[]): string {
  const fix = writeInstead(name, known)
  return fix.startsWith('Write “') ? fix.replace(/“(.*)”/, '“{{$1}}”') : fix
}
