import { lengths } from '../../../pages/head/lengths'
import type { MessageCase, Overlay } from './message-case'

const sentence = 'It says what this page of the documentation is about.'

const doc = (name: string, title: string, description = sentence): Overlay => ({
  [`content/docs/${name}.md`]: `---\ntitle: ${title}\ndescription: ${description}\nlead: A lead.\norder: 500\n---\n\nText.\n`,
})

/** With “ – Oogwenk” behind it. */
const ofLength = (count: number) => 'a'.repeat(count - 10)
const described = (count: number) => doc('guide', 'A guide', 'a'.repeat(count))

export const headCases: readonly MessageCase[] = [
  {
    id: 'head-title-length',
    bad: doc('guide', ofLength(lengths.title.most + 1)),
    near: doc('guide', ofLength(lengths.title.most)),
  },
  {
    id: 'head-description-length',
    bad: described(lengths.description.most + 1),
    near: described(lengths.description.most),
  },
  {
    id: 'head-description-length',
    bad: described(lengths.description.least - 1),
    near: described(lengths.description.least),
  },
  {
    id: 'head-same',
    bad: { ...doc('one', 'A guide'), ...doc('two', 'A guide', `${sentence} Twice.`) },
    near: { ...doc('one', 'A guide'), ...doc('two', 'Another guide', `${sentence} Twice.`) },
  },
  {
    id: 'head-same',
    bad: { ...doc('one', 'A guide'), ...doc('two', 'Another guide') },
    near: { ...doc('one', 'A guide'), ...doc('two', 'Another guide', `${sentence} Twice.`) },
  },
]
