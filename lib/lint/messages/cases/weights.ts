import type { MessageCase, Overlay } from './message-case'

/** A page of one section, and what the last build noted of it. */
const weighing = (bytes: number): Overlay => ({
  'content/docs/guide.md':
    '---\ntitle: A guide\ndescription: It says what this page of the documentation is about.\nlead: A lead.\norder: 500\n---\n\n## A section\n\nText.\n',
  '.cache/weights.json': JSON.stringify({ '/docs/guide': { bytes, usual: 10_000 } }),
})

export const weightCases: readonly MessageCase[] = [{ id: 'page-heavy', bad: weighing(10_001), near: weighing(10_000) }]
