import { basename } from 'node:path'
import { caseMessages } from '../../content/results/case-messages'
import { decodeSource, measureSource, readSource } from '../../images/pictures/read-source'
import { collectDiagnostics, type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { getContent } from '../get-content'
import { TESTED_PICTURE } from '../pictures'
import type { NamedVersion, NamesOfAreas } from './names-of-areas'

interface Size {
  width: number
  height: number
}

/**
 * Checks that the picture of a version can be decoded, and has the shape of the grid on which gaze was measured. Every
 * problem is reported where the text names the picture; its message names the file.
 * @param grid undefined if the picture has no areas
 */
export async function checkTestedPicture(
  { picture: name, location }: NamedVersion,
  grid: Size | undefined,
  { areasFile, folder }: NamesOfAreas,
): Promise<Diagnostic[]> {
  const picture = `${folder}/${name}`
  const problems: Diagnostic[] = []
  const found = await collectDiagnostics(async () => {
    const source = await measureSource(await readSource(process.cwd(), picture), TESTED_PICTURE.min)
    if (grid && !isSameShape(source, grid)) {
      const { width, height } = source
      const values = { picture, width, height, gridWidth: grid.width, gridHeight: grid.height, file: areasFile }
      problems.push(diagnosticAt(location, caseMessages['case-picture-shape'], values))
    }
    await decodeSource(source)
  })
  const { paths } = await getContent()
  const onDisk = paths.find((path) => path.toLowerCase() === picture.toLowerCase())
  for (const problem of found)
    problems.push(
      // The name in the text is correct, because the schema allows only lower case.
      problem.id === 'picture-capitals' && onDisk !== undefined
        ? diagnosticAt(location, caseMessages['case-picture-capitals'], { picture, found: basename(onDisk), name })
        : { ...problem, ...location },
    )
  return problems
}

/**
 * Whether a picture can be the one on whose grid gaze was measured; both sizes were rounded to whole numbers. The grid
 * may be smaller than the picture, as on a high-density screen.
 */
function isSameShape(picture: Size, grid: Size): boolean {
  const rounding = (size: Size) => 0.5 / size.width + 0.5 / size.height
  const ratio = (picture.width * grid.height) / (picture.height * grid.width)
  return Math.abs(Math.log(ratio)) <= rounding(picture) + rounding(grid)
}
