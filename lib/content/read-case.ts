import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { z } from 'zod'
import { type Problem, problemsOf, throwProblems } from '../errors'
import { getPicture, type Picture } from '../pictures/get-picture'
import { checkCaseText } from './case-sections'
import { splitFrontMatter } from './front-matter'
import { readData } from './read-data'
import { readEntry } from './read-entry'
import { areasSchema, caseSchema } from './schemas/cases'

/** A part of a tested picture, as a rectangle on the picture's grid. */
export interface Area {
  id: string
  x: number
  y: number
  width: number
  height: number
}

/** One tested picture with its set-up. */
export interface CaseVersion {
  /** Name of the picture without its ending: letters, digits and hyphens. */
  id: string
  name: string
  alt: string
  picture: Picture
  /** Which areas are marked, in words. */
  areasInWords: string
  /** Width and height in the units of the areas. */
  grid: { width: number; height: number }
  areas: Area[]
}

/** Pixels: a phone, half of the stage, all of it, and both on dense screens. */
const widths = [480, 800, 1328, 2000]

/**
 * Reads one case with its pictures and areas of interest.
 * @param file its text, such as `content/cases/galaxy/index.md`; the rest lies beside it
 * @throws ContentError with every problem of the text or of the files beside it
 */
export async function readCase(file: string) {
  const [entry, source] = await Promise.all([readEntry(file, caseSchema), readFile(file, 'utf8')])
  const { body, yaml } = splitFrontMatter(file, source)
  const layout = entry.data.versions.length === 1 ? 'single' : 'comparison'
  const problems: Problem[] = checkCaseText(body, file, layout)
  const folder = posix.dirname(file)
  let areas: z.output<typeof areasSchema> = {}
  problems.push(
    ...(await problemsOf(async () => {
      areas = await readData(`${folder}/areas.yml`, areasSchema)
    })),
  )
  const versions: CaseVersion[] = []
  for (const [at, { name, alt, picture, areas: areasInWords }] of entry.data.versions.entries()) {
    const id = picture.replace(/\.[a-z]+$/, '')
    const set = areas[id]
    if (!set && Object.keys(areas).length > 0)
      problems.push({
        file,
        line: yaml.lineOf(['versions', at, 'picture']),
        field: `versions.${at}.picture`,
        what: `${folder}/areas.yml has no areas for “${id}”.`,
        fix: `Add them there under the name ${id}, or name one of: ${Object.keys(areas).join(', ')}.`,
      })
    const { width = 0, height = 0 } = set ?? {}
    problems.push(
      ...(await problemsOf(async () => {
        const files = await getPicture(`${folder}/${picture}`, { widths })
        versions.push({ id, name, alt, picture: files, areasInWords, grid: { width, height }, areas: set?.areas ?? [] })
      })),
    )
  }
  throwProblems(problems)
  return { entry, versions }
}
