import { tokenOf } from '@oogwenk/gaze'
import { isAbsent, unreadable } from '../../shared/absent'
import { ContentError, type Diagnostic, diagnosticAt, throwDiagnostics } from '../../shared/diagnostic'
import { currentFiles } from '../files'
import { parseData } from '../validate'
import { readYaml } from '../yaml/read-yaml'
import { areasSchema } from './areas-schema'
import { caseMessages } from './case-messages'

/**
 * The areas of interest of a case, by picture. Names are unique, also in their token form: `small print` is `smallPrint`.
 * @param file such as `content/cases/galaxy/areas.yml`
 * @throws ContentError with every problem of the file
 */
export async function readAreas(file: string) {
  const text = await currentFiles()
    .readText(file)
    .catch((error) => {
      if (!isAbsent(error)) throw unreadable(file, error)
      throw new ContentError([diagnosticAt({ file }, caseMessages['case-areas-missing'])])
    })
  const areas = parseData(file, text, areasSchema)
  const yaml = readYaml(file, text)
  const problems = Object.entries(areas).flatMap(([picture, { areas: own }]) =>
    own.flatMap(({ id }, index): Diagnostic[] => {
      const other = own.slice(0, index).find((earlier) => tokenOf(earlier.id) === tokenOf(id))
      if (!other) return []
      const path = [picture, 'areas', index, 'id']
      const location = { file, ...yaml.locationOf(path), field: path.join('.') }
      return [diagnosticAt(location, caseMessages['case-area-twice'], { found: id, other: other.id })]
    }),
  )
  throwDiagnostics(problems)
  return areas
}
