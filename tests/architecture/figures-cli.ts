import { countParses } from './count-parses'
import { measureFigures } from './figures'
import { isModule, listSources, parseModule, readSources } from './source'

/** Prints the figures for the code; with `--all`, also what each one counts. */
export async function main(args: readonly string[]): Promise<void> {
  const paths = listSources()
  const sources = readSources(paths.filter((path) => isModule(path) || path.endsWith('.css')))
  const modules = sources.filter(({ path }) => isModule(path)).map(parseModule)
  const figures = [...measureFigures(sources, modules, paths), await countParses()]
  for (const { name, value, aim, of = [] } of figures) {
    console.log(`${value.toLocaleString('en-GB').padStart(7)}  ${name} (aim: ${aim})`)
    if (args.includes('--all')) for (const each of of) console.log(`${' '.repeat(11)}${each}`)
  }
}
