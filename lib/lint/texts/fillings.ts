import { callsOf, splitList } from './read-code'

/** Plural forms differ by language; the rest of the key does not. */
export const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

/** A report of one version has texts of its own: `report.alone.areas.alt` replaces `report.areas.alt`. */
export const withoutAlone = (key: string) => key.replace(/^report\.alone\./, 'report.')

/** What a hole of a template may hold. */
const HOLE = '([\\w-]+(?:\\.[\\w-]+)*)'

/** What a template may become once its holes are filled, with a group for each hole. */
export function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.-]/g, '\\$&'))
  return new RegExp(`^${parts.join(HOLE)}$`)
}

/** A call that fills a text, such as `t('site.home', { name })`. */
export interface Filling {
  /** What the key begins with. */
  area: string
  /** The rest of the key, without a plural ending; of a template its pattern, as it may have holes. */
  key: string | RegExp
  /** The names of the values that the text is given. */
  values: readonly string[]
}

/**
 * Finds the calls in a module that fill a text. Charts ask for texts below `report`, and a tool in `client/` for those
 * below `tools` and its own name.
 * @param code without comments
 */
export function fillingsIn(path: string, code: string): Filling[] {
  const tool = /^client\/(own|explorer|search)\//.exec(path)?.[1]
  const drawsCharts = /^(?:components|client\/own|lib\/pages)\//.test(path)
  const names = ['t', 'fillTemplate', ...(tool ? ['text'] : []), ...(drawsCharts ? ['say', 'sayCount'] : [])]
  return callsOf(code, names).flatMap(({ name, args }) => {
    const isChart = name === 'say' || name === 'sayCount'
    const [key = '', ...rest] = isChart ? args.slice(1) : args
    const values = [...valuesIn(rest.at(-1) ?? '', code), ...(name === 'sayCount' ? ['count'] : [])]
    const area = isChart ? 'report.' : tool && name !== 't' ? `tools.${tool}.` : ''
    return keysIn(key).map((each) => ({ key: each, area, values }))
  })
}

/** The keys that an argument may stand for: `texts.fits[times]`, or the strings of `many ? 'all' : 'some'`. */
function keysIn(argument: string): Filling['key'][] {
  const outside = argument.replace(/`[^`]*`/g, '')
  const properties = [...outside.matchAll(/\b(?:texts|words|TEXTS)((?:\.\w+)+)(\[)?/g)]
  if (properties.length > 0)
    return properties.map(([, dotted = '', more]) => {
      const name = dotted.slice(1)
      return more ? patternOf(`${name}.\${}`) : withoutPlural(name)
    })
  const written = [...outside.matchAll(/(?<!=== )'([\w-]+(?:\.[\w-]+)*)'/g)]
  const templates = [...argument.matchAll(/`([^`]*)`/g)]
  return [
    ...written.map(([, key = '']) => withoutPlural(key)),
    ...templates.map(([, key = '']) => patternOf(withoutPlural(key))),
  ]
}

/** The names of the values in an argument: an object, or a constant of this module that holds one. */
function valuesIn(argument: string, code: string): string[] {
  if (argument.startsWith('{'))
    return splitList(argument, 1).flatMap((field) =>
      field.startsWith('...') ? valuesIn(field.slice(3), code) : [/^\w+/.exec(field)?.[0] ?? ''],
    )
  if (!/^\w+$/.test(argument)) return []
  const held = new RegExp(`const ${argument} = \\{`).exec(code)
  return held ? valuesIn(code.slice(held.index + held[0].length - 1), code) : []
}

/** The calls that fill a text: those that name it, or else those with a hole that its key fits. */
export function fillingsOf(whole: string, fillings: readonly Filling[]): readonly Filling[] {
  const key = withoutAlone(withoutPlural(whole))
  const isOfTool = /^(?:tools|report)\./.test(key)
  const last = key.slice(key.lastIndexOf('.') + 1)
  const isOf = (rest: string, { key: name }: Filling) => (typeof name === 'string' ? rest === name : name.test(rest))
  const found = fillings.filter((each) => {
    if (each.area !== '') return key.startsWith(each.area) && isOf(key.slice(each.area.length), each)
    // An island is handed its texts by their last names.
    return isOf(key, each) || (!isOfTool && isOf(last, each))
  })
  const named = found.filter(({ key: name }) => typeof name === 'string')
  return named.length > 0 ? named : found
}
