import { expect, test } from '@jest/globals'
import { parseFragment } from 'parse5'
import { stripRemoteFonts } from './strip-remote-fonts'
import { pagePolicy, writePage } from './write-page'

const remote = "@font-face {font-family:'A';src:url(https://cdn.jsdelivr.net/a.woff2)}"
const local = "@font-face {font-family:'A';src:url(./a.woff2)}"

test('typefaces of other servers are removed, and those of the package stay', () => {
  expect(stripRemoteFonts(`a(\`${remote}${local}${remote}\n${remote}\`)`)).toBe(`a(\`${local}\n\`)`)
})

test('another number of them, as after an upgrade, is an error that says what to do', () => {
  expect(() => stripRemoteFonts(remote)).toThrow(
    'The interface has 1 rules for typefaces on other servers, and 3 were expected. Look at the new version of @sveltia/cms, and change strip-remote-fonts.ts.',
  )
})

const settings = {
  token: 'secret',
  address: '/edit',
  api: '/edit/api/v1',
  preview: { style: '/edit/preview/preview.css', heading: ['title'], lead: ['lead'] },
  config: { label: '</script><!--<script>' },
}

test('the settings reach the script whatever is in them', () => {
  const page = writePage({ title: 'A & <b>', script: '/edit/boot.js', ...settings })
  const scripts = parseFragment(page).childNodes.filter(({ nodeName }) => nodeName === 'script')
  expect(scripts).toHaveLength(2)
  const [data] = scripts as unknown as { childNodes: { value: string }[] }[]
  expect(JSON.parse(data?.childNodes[0]?.value ?? '')).toEqual(settings)
  expect(page).toContain('<title>A &amp; &lt;b></title>')
})

test('the policy allows no script in the page, no eval, and no other server', () => {
  expect(pagePolicy).toContain("script-src 'self';")
  expect(pagePolicy).not.toMatch(/unsafe-eval|https?:|\*/)
})
