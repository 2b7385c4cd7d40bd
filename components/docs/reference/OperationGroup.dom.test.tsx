import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import type { DocsTexts } from '../../../lib/pages/docs/docs-page'
import type { GroupView } from '../../../lib/reference/views'
import { OperationGroup } from './OperationGroup'

const texts = {
  parameter: 'Parameter',
  where: 'Where',
  meaning: 'What it is',
  inPath: 'path, required',
  language: 'Language of this sample',
  languages: { curl: 'cURL', javascript: 'JavaScript', python: 'Python', r: 'R' },
  copy: 'Copy',
} as DocsTexts

const group: GroupView = {
  id: 'projects',
  title: 'Projects',
  text: 'One address for each project.',
  operations: [
    {
      id: 'delete-projects-project_uuid',
      method: 'DELETE',
      path: '/projects/{project_uuid}',
      parts: [{ text: '/projects/' }, { text: '{project_uuid}', parameter: 'project_uuid' }],
      title: 'Delete a project',
      summary: 'Removes an empty project.',
      parameters: [{ name: 'project_uuid', description: 'The identifier of the project.' }],
      notes: ['Only an empty project can be deleted.'],
      known: { request: false, answer: false, codes: false },
      resource: 'projects',
      group: 'Projects',
      plan: 'Enterprise',
      samples: [
        { language: 'curl', lines: [[{ text: 'curl ' }, { text: '$ID', kind: 'parameter' }], [{ text: '-v' }]] },
        { language: 'r', lines: [[{ text: 'library(httr2)' }]] },
      ],
    },
  ],
}

test('the list of a group links to the operation, which shows method, path, parameter and note', () => {
  const { container } = render(<OperationGroup {...group} texts={texts} />)
  const list = within(screen.getByRole('region', { name: 'Projects' }))
  expect(list.getByRole('link', { name: 'Delete a project' }).getAttribute('href')).toBe(
    '#delete-projects-project_uuid',
  )

  const operation = container.querySelector<HTMLElement>('[id="delete-projects-project_uuid"]')
  expect(operation?.querySelector('[data-method="DELETE"]')?.textContent).toBe('DELETE')
  expect(operation?.querySelector('p code')?.textContent).toBe('/projects/{project_uuid}')
  const inside = within(operation as HTMLElement)
  expect(inside.getByRole('term').textContent).toBe('project_uuid')
  expect(inside.getByText('Only an empty project can be deleted.').tagName).toBe('LI')
})

test('a sample keeps its line breaks, so that it can be copied', () => {
  const { container } = render(<OperationGroup {...group} texts={texts} />)
  expect(container.querySelector('pre')?.textContent).toBe('curl $ID\n-v')
})

test('each sample has its own radio buttons as tabs, and the first language is selected', () => {
  render(<OperationGroup {...group} texts={texts} />)
  const tabs = within(screen.getByRole('group', { name: 'Language of this sample' }))
  const radios = tabs.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['curl', true],
    ['r', false],
  ])
  // Its own form separates the choice from that of other samples, and is never submitted.
  expect(radios.map(({ form }) => form?.getAttribute('method'))).toEqual(['dialog', 'dialog'])
  expect(tabs.getByRole('radio', { name: 'R' })).toBe(radios[1])
  expect(tabs.getByRole('button', { name: 'Copy' }).getAttribute('data-tool')).toBe('copy')
})

test('an operation without parameters and notes shows no empty list', () => {
  const [operation] = group.operations
  if (!operation) throw new Error('The group above has one operation.')
  const plain = { ...operation, parameters: [], notes: [] }
  render(<OperationGroup {...group} operations={[plain]} texts={texts} />)
  expect(screen.queryByRole('term')).toBeNull()
  expect(screen.getAllByRole('list')).toHaveLength(1)
})
