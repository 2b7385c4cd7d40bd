import type { Overwritten } from '../journal/overwritten'

/** The page or list that a file belongs to, as the site names it. */
export interface Subject {
  /** The main file, such as the text of a case. */
  main: string
  /** Its name, such as the title of a page. */
  title: string
  /** Its address; undefined if it is not a page. */
  address?: string
  /** The role of the file, such as “Text” or “Results”. */
  part: string
}

/**
 * Finds the page or list that a file belongs to.
 * @param text the text of the version; null if it is not text, or not known
 * @returns undefined for a file that has no form
 */
export type SubjectOf = (path: string, text: string | null) => Promise<Subject | undefined>

/** The files of a page that one save has overwritten. */
export interface KeptState {
  save: Overwritten['save']
  reason: Overwritten['reason'] | 'moved'
  /** The address that the page was moved to. */
  movedTo?: string
  files: readonly (Overwritten & { part: string })[]
}

/** The earlier versions of a page, newest first. */
export interface KeptGroup {
  main: string
  title: string
  address?: string
  states: readonly KeptState[]
}

/** Groups versions by the page that they belong to. The page that was saved last comes first. */
export async function groupVersions(versions: readonly Overwritten[], subjectOf: SubjectOf): Promise<KeptGroup[]> {
  const groups = new Map<string, { subject: Subject; states: Map<string, (Overwritten & { part: string })[]> }>()
  for (const version of versions) {
    const subject = await subjectOf(version.path, version.text)
    if (!subject) continue
    const { main, part } = subject
    const group = groups.get(main) ?? { subject, states: new Map() }
    groups.set(main, group)
    // A page that no longer exists is named after its newest text that has a title.
    if (version.path === main && group.subject.title === group.subject.main) group.subject = subject
    const id = stateId(version)
    group.states.set(id, [...(group.states.get(id) ?? []), { ...version, part }])
  }
  return Promise.all(
    [...groups.values()].map(async ({ subject: { main, title, address }, states }) => ({
      ...{ main, title },
      ...(address !== undefined && { address }),
      states: await Promise.all([...states.values()].map((files) => stateOf(main, files, subjectOf))),
    })),
  )
}

/** Returns an id for what a save overwrote, and another for what an interrupted save did not write. */
export const stateId = ({ save, reason }: Pick<KeptState, 'save' | 'reason'>): string =>
  reason === 'not written' ? `${save.id}-new` : save.id

async function stateOf(main: string, files: KeptState['files'], subjectOf: SubjectOf): Promise<KeptState> {
  const [first] = files as [KeptState['files'][number]]
  const { save } = first
  const { reason } = files.find(({ path }) => path === main) ?? first
  if (reason !== 'deleted' || save.isMixed) return { save, reason, files }
  const created = save.steps.filter(({ before, after }) => before === null && after !== null)
  const subjects = await Promise.all(created.map(async ({ path }) => ({ path, ...(await subjectOf(path, null)) })))
  const moved = subjects.find((subject) => subject.path === subject.main)
  return moved?.address === undefined
    ? { save, reason, files }
    : { save, reason: 'moved', movedTo: moved.address, files }
}
