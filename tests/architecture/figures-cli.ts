import { measureFigures } from './figures'
import { isModule, listSources, parseModule, readSources } from './source'

/** Prints the figures of the code; with `--all` also the parts of each. */
export function main(args: readonly string[]): void {
  const paths = listSources()
  const sources = readSources(paths.filter((path) => isModule(path) || path.endsWith('.css')))
  const modules = sources.filter(({ path }) => isModule(path)).map(parseModule)
  for (const { name, value, aim, of = [] } of measureFigures(sources, modules, paths)) {
    console.log(`${value.toLocaleString('en-GB').padStart(7)}  ${name} (aim: ${aim})`)
    if (args.includes('--all')) for (const each of of) console.log(`${' '.repeat(11)}${each}`)
  }
}
