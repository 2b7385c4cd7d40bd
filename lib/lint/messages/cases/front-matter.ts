import type { MessageCase } from './message-case'
import { thanks } from './pages'

const fields = 'title: Thanks\ndescription: It says what the page is about.\nlead: Yes\nbutton: Home'
const whole = `---\n${fields}\n---\n\nText.\n`

export const frontMatterCases: readonly MessageCase[] = [
  { id: 'front-matter-beginning', bad: thanks(`---js\n${fields}\n---\n`), near: thanks(`\uFEFF${whole}`) },
  { id: 'front-matter-open', bad: thanks(`---\n${fields}\n`), near: thanks(`---\n${fields}\n---`) },
  { id: 'front-matter-closing', bad: thanks(`---\n${fields}\n--- end\n`), near: thanks(whole) },
  {
    id: 'front-matter-second',
    bad: thanks(`---\n${fields}\n---\n\n---\nnote: A second one\n---\n\nText.\n`),
    near: thanks(`---\n${fields}\n---\n\nText:\n\n---\n\nnote: A line\n`),
  },
]
