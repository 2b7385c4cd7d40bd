import type { RootContent } from 'mdast'
import { locationOf } from '../../../markdown/page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import type { SnapshotPage } from '../../snapshot'

const messages = defineMessages({
  'line-above-text': {
    severity: 'error',
    what: '“{found}” begins the text, so visitors see a line with nothing above it.',
    fix: 'Delete it: one line of --- closes the fields.',
  },
  'line-below-text': {
    severity: 'error',
    what: '“{found}” ends the text, so visitors see a line with nothing below it.',
    fix: 'Delete it.',
  },
  'line-twice': {
    severity: 'error',
    what: '“{found}” follows another line of its kind, so visitors see two with nothing between them.',
    fix: 'Delete one of the two.',
  },
})

/** Reports dividing lines that divide nothing, such as one below the line that closes the front matter. */
export const thematicBreaks = defineRule({
  title: 'Dividing lines',
  why: 'A line of --- divides what is above it from what is below it.',
  messages,
  check: ({ pages }) => pages.flatMap(checkPage),
})

const isComment = (node: RootContent) => node.type === 'html'

function checkPage({ file, body = '', written }: SnapshotPage): Diagnostic[] {
  const blocks = written?.children.filter((node) => !isComment(node)) ?? []
  return blocks.flatMap((node, index) => {
    if (node.type !== 'thematicBreak') return []
    const { start, end } = node.position ?? {}
    const found = body.slice(start?.offset, end?.offset).trim()
    const isTwice = blocks[index - 1]?.type === node.type
    const id = isTwice ? 'line-twice' : index === 0 ? 'line-above-text' : 'line-below-text'
    const isAtEdge = index === 0 || index === blocks.length - 1
    return isTwice || isAtEdge ? [diagnosticAt(locationOf({ file }, node), messages[id], { found })] : []
  })
}
