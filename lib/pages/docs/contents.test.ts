import { expect, test } from '@jest/globals'
import type { OperationView } from '../../reference/views'
import { contentsOf } from './contents'
import type { DocsBlock } from './docs-page'

const operation = { id: 'get-users', title: 'List users' } as OperationView
const blocks: DocsBlock[] = [
  { kind: 'html', html: '<h2 id="before">Before</h2><h3 id="inside">Inside</h3><h4 id="deep">Deep</h4>' },
  {
    kind: 'operations',
    groups: [{ id: 'users', title: 'Users', text: '', operations: [operation] }],
  },
  { kind: 'html', html: '<h2 id="after">After</h2>' },
]
const toc = [
  { id: 'before', text: 'Before', depth: 2 },
  { id: 'inside', text: 'Inside', depth: 3 },
  { id: 'deep', text: 'Deep', depth: 4 },
  { id: 'after', text: 'After', depth: 2 },
]

test('the table of contents has the headings and operations in the order of the page', () => {
  expect(contentsOf(blocks, toc)).toEqual([
    { id: 'before', text: 'Before', children: [{ id: 'inside', text: 'Inside' }] },
    { id: 'users', text: 'Users', children: [{ id: 'get-users', text: 'List users' }] },
    { id: 'after', text: 'After', children: [] },
  ])
})

test('a page without headings has no table of contents', () => {
  expect(contentsOf([{ kind: 'html', html: '<p>Text</p>' }], [])).toEqual([])
})
