import { posix } from 'node:path'
import { tokenOf } from '@oogwenk/gaze'
import type { z } from 'zod'
import { isAbsent, unreadableError, valueIfAbsent } from '../../shared/absent'
import {
  ContentError,
  type Diagnostic,
  diagnosticAt,
  type SourceLocation,
  throwDiagnostics,
} from '../../shared/diagnostic'
import { currentFiles, refuseEmpty } from '../files'
import { parseData } from '../validate'
import { readYaml } from '../yaml/read-yaml'
import { areasSchema } from './areas-schema'
import { caseMessages } from './case-messages'

/** The fields with the start and the size of an area, for each dimension. */
const SIDES = [
  ['x', 'width'],
  ['y', 'height'],
] as const

/**
 * Rejects names of areas that differ between two pictures only in case, spaces or punctuation: each would count as a
 * separate area.
 * @throws ContentError with each such name, at the spelling that the text of the case does not use
 */
export async function rejectInconsistentNames(
  file: string,
  areas: z.output<typeof areasSchema>,
  pictures: readonly string[],
): Promise<void> {
  const [first = '', second = ''] = pictures
  const idsOf = (picture: string) =>
    (Object.hasOwn(areas, picture) ? (areas[picture]?.areas ?? []) : []).map(({ id }) => id)
  const [ids, others] = [idsOf(first), idsOf(second)]
  const plain = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const pairs = ids.flatMap((id, index) => {
    const other = others.findIndex((each) => plain(each) === plain(id))
    const isVariant = other >= 0 && !others.includes(id) && !ids.includes(others[other] ?? '')
    return isVariant ? [{ id, index, other }] : []
  })
  if (pairs.length === 0) return
  const page = `${posix.dirname(file)}/index.md`
  const text = await currentFiles().readText(page).catch(valueIfAbsent(page, ''))
  const isUsed = (id: string) => text.includes(`.areas.${tokenOf(id)}.`)
  const yaml = readYaml(file, await currentFiles().readText(file))
  throwDiagnostics(
    pairs.map(({ id, index, other }) => {
      const name = others[other] ?? ''
      // The spelling that the page uses is right. Names are usually in lower case, so otherwise the one with capitals
      // is probably wrong.
      const isFirst = isUsed(id) === isUsed(name) ? id !== id.toLowerCase() : isUsed(name)
      const path = isFirst ? [first, 'areas', index, 'id'] : [second, 'areas', other, 'id']
      const values = isFirst ? { found: id, other: name } : { found: name, other: id }
      const location = { file, ...yaml.locationOf(path), field: path.join('.') }
      return diagnosticAt(location, caseMessages['case-area-versions'], values)
    }),
  )
}

/**
 * Reads the areas of interest of a case, by picture. No area reaches beyond its picture or covers the same rectangle as
 * another. Names are unique, also in the form used in tokens: `small print` is `smallPrint`.
 * @param file a path such as `content/cases/galaxy/areas.yml`
 * @throws ContentError with every problem of the file
 */
export async function readAreas(file: string) {
  const text = await currentFiles()
    .readText(file)
    .catch((error) => {
      if (!isAbsent(error)) throw unreadableError(file, error)
      throw new ContentError([diagnosticAt({ file }, caseMessages['case-areas-missing'])])
    })
  refuseEmpty(file, text)
  const areas = parseData(file, text, areasSchema)
  const yaml = readYaml(file, text)
  const problems = Object.entries(areas).flatMap(([picture, grid]) => {
    const locate: Locate = (...within) => {
      const path = [picture, ...within]
      return { file, ...yaml.locationOf(path), field: path.join('.') }
    }
    return [...findRepeatedAreas(grid, locate), ...SIDES.flatMap((side) => findAreasBeyond(side, grid, locate))]
  })
  throwDiagnostics(await Promise.all(problems.map((each) => nameOverwritten(each, areas))))
  return areas
}

/**
 * Replaces the message about a name that two areas of a picture have, if the text of the case has figures of exactly
 * one area that the picture lacks: its name was overwritten, whichever of the two it was.
 */
async function nameOverwritten(problem: Diagnostic, areas: z.output<typeof areasSchema>): Promise<Diagnostic> {
  const [picture = '', , index] = problem.field?.split('.') ?? []
  const ids = areas[picture]?.areas.map(({ id }) => id)
  if (problem.id !== caseMessages['case-area-twice'].id || ids === undefined) return problem
  const page = `${posix.dirname(problem.file)}/index.md`
  const text = await currentFiles().readText(page).catch(valueIfAbsent(page, ''))
  const pictures = [...text.matchAll(/\bpicture: ["']?([\w-]+)\./g)].map(([, name]) => name)
  const letter = 'ab'[pictures.indexOf(picture)]
  const used = [...text.matchAll(/\{\{\s*([ab])\.areas\.(\w+)\./g)].flatMap(([, version, name = '']) =>
    version === letter ? [name] : [],
  )
  const [lost, ...others] = new Set(used.filter((name) => !ids.some((id) => tokenOf(id) === name)))
  if (lost === undefined || others.length > 0) return problem
  const { file, line, column, field } = problem
  const values = { found: ids[Number(index)] ?? '', lost }
  return diagnosticAt({ file, line, column, field }, caseMessages['case-area-twice-renamed'], values)
}

const listNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))

type Picture = z.output<typeof areasSchema>[string]
type Locate = (...path: (string | number)[]) => SourceLocation

/** Reports areas that have the name, or else the rectangle, of another one above them. */
const findRepeatedAreas = ({ areas }: Picture, locate: Locate): Diagnostic[] =>
  areas.flatMap((area, index) => {
    const { id: found } = area
    const above = areas.slice(0, index)
    const named = above.find(({ id }) => tokenOf(id) === tokenOf(found))
    if (named) {
      const values = { found, other: named.id }
      return [diagnosticAt(locate('areas', index, 'id'), caseMessages['case-area-twice'], values)]
    }
    const same = above.find((other) => SIDES.flat().every((side) => other[side] === area[side]))
    if (!same) return []
    return [diagnosticAt(locate('areas', index, 'x'), caseMessages['case-area-same'], { found, other: same.id })]
  })

/** Whether the areas are all on the picture, and over most of it, if its width and height are exchanged. */
function fitsTurned({ width, height, areas }: Picture): boolean {
  const right = Math.max(...areas.map((area) => area.x + area.width))
  const bottom = Math.max(...areas.map((area) => area.y + area.height))
  return right <= height && bottom <= width && right > height / 2 && bottom > width / 2
}

/**
 * Reports the areas that reach beyond one side of the picture. If several do, the side itself may be wrong; if all
 * would fit with width and height swapped, these probably are.
 */
function findAreasBeyond([start, side]: (typeof SIDES)[number], picture: Picture, locate: Locate): Diagnostic[] {
  const size = picture[side]
  const outside = picture.areas.flatMap((area, index) => {
    // The sum of decimals such as 0.1 and 0.2 is slightly too large.
    const found = Number((area[start] + area[side]).toFixed(6))
    return found > size ? [{ area: area.id, index, found }] : []
  })
  const [first] = outside
  if (first && fitsTurned(picture)) {
    const { width, height } = picture
    const shape = height > width ? 'wider than it is high' : 'higher than it is wide'
    const values = { area: first.area, width, height, shape, start, side }
    return [diagnosticAt(locate('width'), caseMessages['case-grid-turned'], values)]
  }
  if (outside.length > 1) {
    const found = Math.max(...outside.map((each) => each.found))
    const areas = listNames(outside.map(({ area }) => area))
    return [diagnosticAt(locate(side), caseMessages['case-areas-outside'], { areas, found, start, side })]
  }
  return outside.map(({ index, area, found }) => {
    const begin = picture.areas[index]?.[start] ?? 0
    const values = { area, start, side, size }
    return begin < size
      ? diagnosticAt(locate('areas', index, side), caseMessages['case-area-outside'], { ...values, found })
      : diagnosticAt(locate('areas', index, start), caseMessages['case-area-off'], { ...values, found: begin })
  })
}
