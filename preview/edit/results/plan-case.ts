import { posix } from 'node:path'
import { stringify } from 'yaml'
import { PlanError } from '../../../editor/pages/move-page'
import type { Overlay } from '../../../editor/project/open-project'
import { getContent } from '../../../lib/pages/get-content'
import { pages } from '../../../lib/pages/index'

/** The data for a new case. */
export interface NewCase {
  /** The last part of its address. */
  slug: string
  name: string
  question: string
  /** Whether its sessions were simulated or recorded. */
  source: 'simulated' | 'measured'
  /** The size of each picture on which gaze was measured. */
  grid: { width: number; height: number }
  /** One version, or two for an A/B test. */
  versions: readonly [NewVersion] | readonly [NewVersion, NewVersion]
}

/** A picture that was tested, with its results. */
export interface NewVersion {
  /** The picture in words. */
  alt: string
  picture: { bytes: Uint8Array; extension: string }
  results: Uint8Array
}

/**
 * Returns the files of a new case: a draft that contains only what is true of every case. The whole of each picture is
 * its only area of interest.
 * @throws PlanError if its address is taken or invalid
 */
export async function planCase({ slug, grid, versions, ...details }: NewCase): Promise<Overlay> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new PlanError(`“${slug}” cannot be a part of an address. Write lower-case letters, digits and hyphens.`)
  const { file: index = '' } = pages.find(({ kind, file }) => kind === 'case' && file.includes('*')) ?? {}
  const folder = posix.dirname(index.replace('*', slug))
  if ((await getContent()).paths.some((path) => path.startsWith(`${folder}/`)))
    throw new PlanError(`There is a case with the address “${slug}”. Write another one.`)
  const isPair = versions.length === 2
  const named = versions.map(({ alt, picture, results }, version) => {
    const letter = LETTERS[version] ?? ''
    const id = isPair ? `${slug}-${letter}` : slug
    const name = isPair ? `Version ${letter.toUpperCase()}` : details.name
    return { id, letter, name, alt, file: `${id}.${picture.extension}`, bytes: picture.bytes, results }
  })
  const fields = isPair ? pairFields(details) : singleFields(details)
  const data = {
    ...fields,
    ...{ name: details.name, source: details.source, heading: details.name },
    versions: named.map(({ name, file, alt }) => ({ name, picture: file, alt })),
    draft: true,
  }
  const areasOf = named.map(({ id, name }) => [id, areas(name, grid)] as const)
  const files = named.flatMap(({ letter, file, bytes, results }) => [
    [`${folder}/${letter}.csv`, results] as const,
    [`${folder}/${file}`, bytes] as const,
  ])
  return {
    [index.replace('*', slug)]: `---\n${stringify(data, { lineWidth: 0 })}---\n\n${isPair ? pairBody : singleBody}`,
    [`${folder}/areas.yml`]: stringify(Object.fromEntries(areasOf), { lineWidth: 0 }),
    ...Object.fromEntries(files),
  }
}

const LETTERS = ['a', 'b']

type CaseDetails = Pick<NewCase, 'name' | 'question' | 'source'>

const people = ({ source }: CaseDetails) => (source === 'simulated' ? 'simulated viewers' : 'people')
const sessions = ({ source }: CaseDetails) => (source === 'simulated' ? 'simulated sessions' : 'recorded sessions')
const measured = ({ source }: CaseDetails) => ({
  name: source === 'simulated' ? 'Simulated' : 'Measured',
  text: 'Gaze, emotion and heart rate',
})

function singleFields(details: CaseDetails) {
  const { name, question } = details
  return {
    title: `${name}: a test of one page`,
    description: `A case study of ${name}: emotion, eye tracking and excitement, computed from ${sessions(details)}.`,
    lead: `${question} {{a.people}} ${people(details)} saw it for {{a.duration}} each.`,
    card: { kind: 'Test of one page', question },
    setup: [
      { name: 'Tested', text: 'One page' },
      { name: 'Viewing time', text: '{{a.duration}} each' },
      measured(details),
    ],
  }
}

function pairFields(details: CaseDetails) {
  const { name, question } = details
  return {
    title: `${name}: an A/B test`,
    description: `A case study of the A/B test ${name}: scores, heatmaps and emotions, computed from ${sessions(details)}.`,
    lead: `${question} {{a.people}} ${people(details)} saw A for {{a.duration}} each, and {{b.people}} saw B.`,
    card: { kind: 'A/B test of two versions', question },
    setup: [
      { name: 'Compared', text: 'Two versions, each seen by different people' },
      { name: 'Viewing time', text: '{{a.duration}} each' },
      measured(details),
    ],
  }
}

const areas = (name: string, { width, height }: NewCase['grid']) => ({
  title: name,
  ...{ width, height },
  areas: [{ id: 'picture', x: 0, y: 0, width, height }],
})

const singleBody = `## Emotion

This is what they felt while they looked.

## Eye tracking

This is where they looked, and for how long.

## Excitement

This is how their heart rate changed while they looked.
`

const pairBody = `## Overall scores

These are the scores of both versions, and how far apart they are.

## Engagement heatmap

This is where the gaze of all viewers fell.

## Dashboard overview

The scores consist of three parts.

### Emotion

This is what they felt while they looked.

### Eye tracking

This is where they looked, and for how long.

### Excitement

This is how their heart rate changed while they looked.

## Individual eye movements

Here you follow one person at a time.

## Conclusion

This is what the test says about its question.
`
