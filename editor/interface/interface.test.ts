import { expect, test } from '@jest/globals'
import { parseFragment } from 'parse5'
import { adaptInterface } from './adapt-interface'
import { stripRemoteFonts } from './strip-remote-fonts'
import { pagePolicy, writePage } from './write-page'

const remote = "@font-face {font-family:'A';src:url(https://cdn.jsdelivr.net/a.woff2)}"
const local = "@font-face {font-family:'A';src:url(./a.woff2)}"

test('fonts on other servers are removed, and those of the package are kept', () => {
  expect(stripRemoteFonts(`a(\`${remote}${local}${remote}\n${remote}\`)`)).toBe(`a(\`${local}\n\`)`)
})

test('a different number of rules for such fonts, as after an upgrade, is an error that says what to do', () => {
  expect(() => stripRemoteFonts(remote)).toThrow(
    'The interface has 1 rules for fonts on other servers instead of 3. Look at the new version of @sveltia/cms, and change strip-remote-fonts.ts.',
  )
})

test('parts of the interface are replaced, and one that is missing is an error that says what to do', () => {
  const later = '`There was an error while saving the entry. Please try again later.`'
  const code = [
    '`Creating new entries in this collection is disabled by the administrator.`',
    later,
    '`If you save now, their changes will be lost.`',
    'e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
    'kk=e=>{let t=e.trim()?Number(e):NaN;return Number.isNaN(t)?void 0:t}',
    'I(()=>{r(kk(R(h)))})',
    'rPe=({currentValue:e,fieldConfig:t})=>{if(typeof e==`number`)return e;',
    'iPe=({inputValue:e,fieldConfig:t})=>{let n=NaN;',
    'typeMismatch:(r===`int`||r===`float`)&&zL({fieldConfig:e,locale:t})&&n===null',
    '`Please enter a number.`',
    'saving_entry:{error:{title:`Error`',
    'One field has an error. Please correct it to save the entry.',
    '{{{$count} fields have errors. Please correct them to save the entry.}}',
    't.message===`validation_failed`?(',
    'deleted:`This entry has been deleted from the repository after you opened it.`',
    '`If you save now, the entry will be created again.`',
    'search_placeholder_contents:`Search for contents…`',
    'collections:`Collections`',
    'url:`URL`',
    '{origin:n,pathname:r}=t;(n!==window.location.origin',
    '@view-transition {navigation:auto;',
    'ey([R(a)(),fb()])',
    'ey([a()(),fb()])',
  ].join()
  expect(adaptInterface(code)).toContain('`What you typed is still in the form.`')
  expect(() => adaptInterface(code.replace(later, ''))).toThrow(
    `The interface contains ${later} 0 times instead of once. Look at the new version of @sveltia/cms, and change adapt-interface.ts.`,
  )
})

const settings = {
  token: 'secret',
  address: '/edit',
  api: '/edit/api/v1',
  preview: { style: '/edit/preview/preview.css', heading: ['title'], lead: ['lead'] },
  config: { label: '</script><!--<script>' },
}

test('the settings reach the script whatever characters they contain', () => {
  const page = writePage({
    title: 'A & <b>',
    script: '/edit/boot.js',
    siteName: 'Site',
    barStyle: '/bar.css',
    ...settings,
  })
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
