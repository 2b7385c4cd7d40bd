import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { withoutForm } from '../lib/i18n/list-keys'
import { usedKeys } from '../lib/i18n/used-texts'
import { isTest } from './architecture/module-kinds'
import { isModule, listSources } from './architecture/source'

/** Modules with texts of a different kind, and modules that look up any key. */
const otherTexts = /-messages\.ts$|^lib\/(?:lint|i18n)\//

const sources = () =>
  listSources()
    .filter((path) => /^(?:app|build|components|client|lib|packages|preview)\//.test(path))
    .filter((path) => isModule(path) && !isTest(path) && !otherTexts.test(path))
    .map((path) => readFileSync(path, 'utf8'))

/** A string in quotation marks, or a comment; each may contain the delimiters of the other. */
const quotedOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g

/** Makes a pattern that matches a template with any values, with a group for each placeholder. */
const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.-]/g, '\\$&'))
      .join('([\\w-]+(?:\\.[\\w-]+)*)')}$`,
  )

/**
 * Lists the keys that no module uses. Modules are searched and not parsed, so a key that only seems to be used counts
 * as used.
 */
function unusedKeys(keys: readonly string[], modules: readonly string[]): string[] {
  const strings = new Set<string>()
  const names = new Set<string>()
  const templates = new Set<string>()
  for (const module of modules) {
    const code = module.replace(quotedOrComment, (found) => (found.startsWith('/') ? ' ' : found))
    for (const [, text = ''] of code.matchAll(/['"]([\w-]+(?:\.[\w-]+)*)['"]/g)) strings.add(text)
    for (const [name] of code.matchAll(/[\w$]+/g)) names.add(name)
    for (const [, text = ''] of code.matchAll(/`([^`\s]*)`/g)) {
      const fixed = text.replace(/\$\{[^}]*\}/g, '')
      // A template of only a placeholder, or two with a dot between them, would match every key.
      if (/^[\w.-]*\w[\w.-]*$/.test(fixed)) (fixed === text ? strings : templates).add(text)
    }
  }
  const patterns = [...templates].map(patternOf)
  const isWord = (text: string) => strings.has(text) || names.has(text)
  // The value of a placeholder must also occur in the code.
  const fits = (text: string, pattern: RegExp) =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((filled) => filled.split('.').every(isWord)) === true
  const isWritten = (text: string) => strings.has(text) || patterns.some((pattern) => fits(text, pattern))
  return keys.filter((key) => {
    // A report of one version has separate texts: `report.alone.areas.alt` replaces `report.areas.alt`.
    const parts = withoutForm(key)
      .replace(/^report\.alone\./, 'report.')
      .split('.')
    const last = parts.at(-1) as string
    // These texts are passed on in objects, and read as their properties.
    if (/^(?:tools|report)\./.test(key) && (names.has(last) || isWritten(last))) return false
    // A key is written as a whole, or as an area and a name in it, possibly in different places.
    return !parts.some((_, index) => {
      const area = parts.slice(0, index).join('.')
      return isWritten(parts.slice(index).join('.')) && (area === '' || isWritten(area))
    })
  })
}

test('every text in lib/i18n/text-keys.json is used by the code', () => {
  const unused = unusedKeys(usedKeys(), sources())
  const what = 'No module uses these texts, which are listed in lib/i18n/text-keys.json.'
  const fix = 'Remove them from locales/en/common.json, then run npm run tool -- texts.'
  if (unused.length > 0) throw new Error(`${what} ${fix}\n${unused.join('\n')}`)
})

const keys = ['demo.label', 'demo.hint', 'docs.uses.GET', 'home', 'tools.own.form', 'things_one', 'things_other']

test.each([
  ["t('home')", ['home']],
  ["pickTexts(t, 'demo', ['label'])", ['demo.label']],
  [`for (const method of ['GET']) t(\`docs.uses.\${method}\`)`, ['docs.uses.GET']],
  [`t(\`docs.uses.\${method}\`)`, []],
  ['texts.form', ['tools.own.form']],
  ["t('things', { count })", ['things_one', 'things_other']],
  ["// t('home')", []],
  ["const url = 'https://x.test' // t('home')", []],
  ["/* t('home') */", []],
  ["const label = 'label'", []],
  [`t(\`\${area}.\${name}\`)`, []],
])('%s uses %j', (code, used) => {
  expect(unusedKeys(keys, [code])).toEqual(keys.filter((key) => !used.includes(key)))
})
