import { readFile } from 'node:fs/promises'
import { type Problem, throwProblems } from '../errors'
import { tokenOf } from '../research/metrics'
import { readData } from './read-data'
import { readYaml } from './read-yaml'
import { areasSchema } from './schemas/cases'

/**
 * The areas of interest of a case, by picture. Each has a name of its own, in tokens too: `small print` is `smallPrint`.
 * @param file such as `content/cases/galaxy/areas.yml`
 * @throws ContentError with every problem of the file, by line
 */
export async function readAreas(file: string) {
  const areas = await readData(file, areasSchema)
  const yaml = readYaml(file, await readFile(file, 'utf8'))
  const problems = Object.entries(areas).flatMap(([picture, { areas: own }]) =>
    own.flatMap(({ id }, at): Problem[] => {
      const other = own.slice(0, at).find((earlier) => tokenOf(earlier.id) === tokenOf(id))
      if (!other) return []
      const path = [picture, 'areas', at, 'id']
      const what = `“${id}” has the name of an area above it, “${other.id}”.`
      return [{ file, line: yaml.lineOf(path), field: path.join('.'), what, fix: 'Give each a name of its own.' }]
    }),
  )
  throwProblems(problems)
  return areas
}
