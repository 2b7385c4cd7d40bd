import { posix } from 'node:path'
import { stringify } from 'yaml'
import { PlanError } from '../../../editor/pages/move-page'
import type { Overlay } from '../../../editor/project/open-project'
import { getContent } from '../../../lib/pages/get-content'
import { pages } from '../../../lib/pages/index'

/** What a new case begins with. */
export interface NewCase {
  /** The last part of its address. */
  slug: string
  name: string
  question: string
  /** Whether its sessions were simulated or recorded. */
  source: 'simulated' | 'measured'
  /** What the picture shows, in words. */
  alt: string
  picture: { bytes: Uint8Array; extension: string }
  /** The size of the picture on which gaze was measured. */
  grid: { width: number; height: number }
  results: Uint8Array
}

/**
 * The files of a new case with one version: a draft that says only what is true of every case, and whose one area of
 * interest is the whole picture.
 * @throws PlanError if its address is taken, or is none
 */
export async function planCase({ slug, picture, results, grid, ...words }: NewCase): Promise<Overlay> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new PlanError(`“${slug}” cannot be a part of an address. Write lower-case letters, digits and hyphens.`)
  const { file: index = '' } = pages.find(({ kind, file }) => kind === 'case' && file.includes('*')) ?? {}
  const folder = posix.dirname(index.replace('*', slug))
  if ((await getContent()).paths.some((path) => path.startsWith(`${folder}/`)))
    throw new PlanError(`There is a case with the address “${slug}”. Write another one.`)
  const file = `${slug}.${picture.extension}`
  return {
    [index.replace('*', slug)]: `---\n${stringify(frontMatter(words, file), { lineWidth: 0 })}---\n\n${body}`,
    [`${folder}/areas.yml`]: stringify({ [slug]: areas(words.name, grid) }, { lineWidth: 0 }),
    [`${folder}/a.csv`]: results,
    [`${folder}/${file}`]: picture.bytes,
  }
}

function frontMatter(
  { name, question, source, alt }: Pick<NewCase, 'name' | 'question' | 'source' | 'alt'>,
  picture: string,
) {
  const people = source === 'simulated' ? 'simulated viewers' : 'people'
  const sessions = source === 'simulated' ? 'simulated sessions' : 'recorded sessions'
  return {
    title: `${name}: a test of one page`,
    description: `A case study of ${name}: emotion, eye tracking and excitement, computed from ${sessions}.`,
    name,
    source,
    heading: name,
    lead: `${question} {{a.people}} ${people} saw it for {{a.duration}} each.`,
    card: { kind: 'Test of one page', question },
    versions: [{ name, picture, alt }],
    setup: [
      { name: 'Tested', text: 'One page' },
      { name: 'Viewing time', text: '{{a.duration}} each' },
      { name: source === 'simulated' ? 'Simulated' : 'Measured', text: 'Gaze, emotion and heart rate' },
    ],
    draft: true,
  }
}

const areas = (name: string, { width, height }: NewCase['grid']) => ({
  title: name,
  ...{ width, height },
  areas: [{ id: 'picture', x: 0, y: 0, width, height }],
})

const body = `## Emotion

This is what they felt while they looked.

## Eye tracking

This is where they looked, and for how long.

## Excitement

This is how their heart rate changed while they looked.
`
