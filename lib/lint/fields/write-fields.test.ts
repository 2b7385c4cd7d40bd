import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { allFields } from './all-fields'
import { putFields, writeFields } from './write-fields'

test('the guide for editors lists the fields of every kind of page: `npm run tool -- fields` writes it', async () => {
  const page = await readFile('docs/writing-content.md', 'utf8')
  expect(putFields(page, await allFields())).toBe(page)
})

test('a table lists which fields are needed, how long they may be and what to write', () => {
  const words = (hint: string) => ({ label: 'Label', hint })
  const common = z.strictObject({ title: field(z.string().max(9), words('Write [it].')) })
  const item = z.strictObject({ name: field(z.enum(['a', 'b']), words('Choose one.')) })
  const schema = common.extend({
    parts: field(z.array(item).min(2).max(3).optional(), words('Write two or three items.')),
    isOpen: field(z.boolean(), words('Write true.')),
  })
  const head = '| field | needed | limit | what to write |\n| --- | --- | --- | --- |\n'
  const tables = writeFields(common, [
    { files: ['content/docs/a.md'], schema },
    { files: ['content/docs/**.md'], schema },
    { files: ['content/x.yml'], schema: z.record(z.string(), item) },
    { files: ['content/y.md'], schema: common },
  ])
  expect(tables).toBe(`### Every page

${head}| \`title\` | yes | at most 9 characters | Write \\[it\\]. |

### Every page in \`content/docs/\`

${head}| \`parts\` | no | 2 to 3 items | Write two or three items. |
| \`parts › name\` | yes | \`a\` or \`b\` | Choose one. |
| \`isOpen\` | yes | \`true\` or \`false\` | Write true. |

### \`content/x.yml\`

${head}| \`…\` | no |  |  |
| \`… › name\` | yes | \`a\` or \`b\` | Choose one. |

### \`content/y.md\`

No other fields.`)
})

test('a page without markers for the tables is rejected', () => {
  expect(() => putFields('# A page', '')).toThrow('The page has no lines')
})
