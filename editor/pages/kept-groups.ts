import type { Overwritten } from '../journal/overwritten'

/** What a file belongs to, in the words of the site. */
export interface Subject {
  /** The main file, such as the text of a case. */
  main: string
  /** Such as the title of a page. */
  title: string
  /** Its address; undefined if it is no page. */
  address?: string
  /** What the file is of it, such as “Text” or “Results”. */
  part: string
}

/** @param text of the version; null if it is not a text @returns undefined for a file that nobody opens */
export type SubjectOf = (path: string, text: string | null) => Promise<Subject | undefined>

/** What one save has overwritten of a page. */
export interface KeptState {
  save: Overwritten['save']
  reason: Overwritten['reason'] | 'moved'
  /** Where it was moved. */
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

/** Groups versions by the page that they belong to. The page that was saved last is first. */
export async function groupVersions(versions: readonly Overwritten[], subjectOf: SubjectOf): Promise<KeptGroup[]> {
  const groups = new Map<string, { subject: Subject; states: Map<string, (Overwritten & { part: string })[]> }>()
  for (const version of versions) {
    const subject = await subjectOf(version.path, version.text)
    if (!subject) continue
    const { main, part } = subject
    const group = groups.get(main) ?? { subject, states: new Map() }
    groups.set(main, group)
    // The newest text of it knows its title best.
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

/** A save that was interrupted has both what it replaced and what it did not write. */
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
