import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { z } from 'zod'
import { type Problem, problemsOf, throwProblems } from '../errors'
import { writeInstead } from '../nearest'
import { readSource } from '../pictures/read-source'
import { type CaseResults, readCaseResults } from './case-results'
import { checkCaseText } from './case-sections'
import { setupOf } from './case-tokens'
import { splitFrontMatter } from './front-matter'
import { readData } from './read-data'
import { readEntry, type Sources } from './read-entry'
import type { Yaml } from './read-yaml'
import { areasSchema, caseSchema } from './schemas/cases'
import { typedNumbers } from './typed-numbers'

/** A part of a tested picture, as a rectangle on the picture's grid. */
export interface Area {
  id: string
  x: number
  y: number
  width: number
  height: number
}

/** One tested picture with its set-up, before its files are made. */
export interface ReadVersion {
  /** Name of the picture without its ending: letters, digits and hyphens. */
  id: string
  name: string
  alt: string
  /** The picture, by path relative to the project's root. */
  file: string
  /** Width and height in the units of the areas. */
  grid: { width: number; height: number }
  areas: Area[]
}

/**
 * Reads one case with its areas of interest and its figures. Its pictures are looked at, not made: checking all content stays quick.
 * @param file its text, such as `content/cases/galaxy/index.md`; the rest lies beside it
 * @param sources see `readEntry`
 * @throws ContentError with every problem of the text or of the files beside it
 */
export async function readCase(file: string, sources?: Sources) {
  const source = await readFile(file, 'utf8')
  const { body, yaml } = splitFrontMatter(file, source)
  const problems: Problem[] = typedNumbers(file, source, { body, yaml })
  let results: CaseResults | undefined
  problems.push(
    ...(await problemsOf(async () => {
      results = await readCaseResults(setupOf(file, source))
    })),
  )
  const entry = await readEntry(file, caseSchema, sources).catch(async (error) => {
    throwProblems([...problems, ...(await problemsOf(() => Promise.reject(error)))])
    throw error
  })
  const layout = entry.data.versions.length === 1 ? 'single' : 'comparison'
  problems.push(...checkCaseText(body, file, layout))
  const folder = posix.dirname(file)
  let areas: z.output<typeof areasSchema> | undefined
  problems.push(
    ...(await problemsOf(async () => {
      areas = await readData(`${folder}/areas.yml`, areasSchema)
    })),
  )
  const versions: ReadVersion[] = []
  for (const [at, { name, alt, picture }] of entry.data.versions.entries()) {
    const id = picture.replace(/\.[a-z]+$/, '')
    const set = areas?.[id]
    if (!set && areas)
      problems.push({
        file,
        line: yaml.lineOf(['versions', at, 'picture']),
        field: `versions.${at}.picture`,
        what: `${folder}/areas.yml has no areas for “${id}”.`,
        fix: `Add them there under the name ${id}${Object.keys(areas).length > 0 ? `, or name one of: ${Object.keys(areas).join(', ')}` : ''}.`,
      })
    const picturePath = `${folder}/${picture}`
    problems.push(...(await problemsOf(() => readSource(process.cwd(), picturePath))))
    const { width = 0, height = 0 } = set ?? {}
    versions.push({ id, name, alt, file: picturePath, grid: { width, height }, areas: set?.areas ?? [] })
  }
  if (areas) problems.push(...unknownArea(file, entry.data.lockedTo, versions, yaml))
  throwProblems(problems)
  if (!results) throw new Error(`${file} has no results, and no problem either.`)
  return { entry, versions, results }
}

/** A curve cannot be locked to an area that nobody marked in some version. */
function unknownArea(file: string, id: string | undefined, versions: readonly ReadVersion[], yaml: Yaml): Problem[] {
  const [first = [], ...others] = versions.map(({ areas }) => areas.map((area) => area.id))
  const shared = first.filter((known) => others.every((ids) => ids.includes(known)))
  if (id === undefined || shared.includes(id)) return []
  const what = `There is no area of interest “${id}”${others.length > 0 ? ' in both versions' : ''}.`
  return [{ file, line: yaml.lineOf(['lockedTo']), field: 'lockedTo', what, fix: writeInstead(id, shared) }]
}
