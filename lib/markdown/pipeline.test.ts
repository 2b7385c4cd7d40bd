import { expect, test } from '@jest/globals'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { collectDiagnostics, formatDiagnostic } from '../shared/diagnostic'
import { renderMarkdown } from './render'

const context = markdownContext({
  'plans.lite.price': '€99',
  'plans.lite.tests': '1 test',
  'site.links.help': 'https://help.oogwenk.example',
  'site.company.email': 'hello@oogwenk.example',
  'site.legal.dataContact': '[privacy contact to come]',
})
const html = async (markdown: string) => {
  const { blocks } = await renderMarkdown(markdown, context)
  return blocks.map((block) => (block.kind === 'html' ? block.html : `(${block.resource})`)).join('\n')
}
const messagesOf = async (markdown: string) =>
  (await collectDiagnostics(() => renderMarkdown(markdown, context))).map((problem) =>
    formatDiagnostic(problem).replace('content/pages/test.md', ''),
  )

const headingBox = (heading: string, id: string, text: string) =>
  `<div class="heading">${heading}<a class="anchor" href="#${id}" aria-label="Link to ${text}">#</a></div>`

test.each([
  ['At 10:30, a:b, :id and \\:smile: stay.', '<p>At 10:30, a:b, :id and :smile: stay.</p>'],
  ['/users/:user_uuid', '<p>/users/:user_uuid</p>'],
  ['From {{plans.lite.price}}.', '<p>From €99.</p>'],
  ['{{plans.lite.tests}}', '<p>1\u00a0test</p>'],
  ['`{{plans.lite.price}}` `{{name}}`', '<p><code>€99</code> <code>{{name}}</code></p>'],
  ['Ask {{site.legal.dataContact}}.', '<p>Ask <span class="placeholder">[privacy contact to come]</span>.</p>'],
  [
    '**{{site.legal.dataContact}}**',
    '<p><strong><span class="placeholder">[privacy contact to come]</span></strong></p>',
  ],
  [
    '[Help]({{site.links.help}})',
    '<p><a href="https://help.oogwenk.example" class="external" rel="external">Help</a></p>',
  ],
  [
    '[Help]({{site.links.help}}/a#b)',
    '<p><a href="https://help.oogwenk.example/a#b" class="external" rel="external">Help</a></p>',
  ],
  ['[Mail](mailto:{{site.company.email}})', '<p><a href="mailto:hello@oogwenk.example">Mail</a></p>'],
  ['[x](/pricing#lite "{{plans.lite.price}}")', '<p><a href="/pricing#lite" title="€99">x</a></p>'],
  ['[x][y]\n\n[y]: /pricing', '<p><a href="/pricing">x</a></p>'],
  ['[y]', '<p>[y]</p>'],
  ['a <!-- note to ourselves --> b', '<p>a  b</p>'],
  ['<!-- note\nto ourselves -->\n\nText', '<p>Text</p>'],
  ['~one~ ~~two~~', '<p>~one~ <del>two</del></p>'],
  ['```\na < b\n```', '<pre tabindex="0"><code>a &#x3C; b</code></pre>'],
  [
    '```json\n{"a": 1}\n```',
    '<pre tabindex="0"><code class="language-json"><span class="hljs-punctuation">{</span><span class="hljs-attr">"a"</span><span class="hljs-punctuation">:</span> <span class="hljs-number">1</span><span class="hljs-punctuation">}</span></code></pre>',
  ],
  ['5. five\n6. six', '<ol start="5">\n<li>five</li>\n<li>six</li>\n</ol>'],
  [
    '## Prices & more',
    headingBox('<h2 id="prices--more">Prices &#x26; more</h2>', 'prices--more', 'Prices &#x26; more'),
  ],
  ['## {{plans.lite.price}}', headingBox('<h2 id="99">€99</h2>', '99', '€99')],
  ['## Location', headingBox('<h2 id="section-location">Location</h2>', 'section-location', 'Location')],
  ['::operations{resource=users}', '(users)'],
  ['One.\n\n::operations{resource=access_control}\n\nTwo.', '<p>One.</p>\n(access_control)\n<p>Two.</p>'],
  ['', ''],
])('%j is rendered', async (markdown, expected) => {
  expect(await html(markdown)).toBe(expected)
})

const addressFix = 'Write https://…, mailto:…, tel:…, #… or a path on this site such as /pricing.'
test.each([
  ['# Title', ':1:1  “# Title” would be a second title on the page. Write ## here; the title is in the front matter.'],
  ['## A\n\n#### B', ':3:1  This heading has 4 #, and the one above it 2. Write ### here.'],
  ['##', ':1:1  This heading has no words. Write them after the #.'],
  ['##NoSpace', ':1:1  “##NoSpace” is not read as a heading. Write “## NoSpace”, with a space after #.'],
  ['text\n---', ':1:1  The line below this text, the last one of the file, makes it a heading. Delete that line.'],
  [
    '| a | b |\n|--|\n| 1 | 2 |',
    ':1:1  This is not read as a table. Give each row as many cells as the first, and write \\| for a literal |.',
  ],
  ['[x](/a b)', ':1:3  This is not read as a link or picture. Write [text](/address), with no spaces in the address.'],
  ['\n\n[x](pricing)', ':3:1  “pricing” does not start with a slash or https://. Write “/pricing” instead.'],
  [
    '[x](https://www.oogwenk.example@evil.example)',
    `:1:1  “https://www.oogwenk.example@evil.example” is not an address that a link can have. ${addressFix}`,
  ],
  ['[x](/pricing/)', ':1:1  “/pricing/” ends with a slash. Write “/pricing”.'],
  ['[x](/pricing/#lite)', ':1:1  “/pricing/#lite” ends with a slash. Write “/pricing#lite”.'],
  ['[](/pricing)', ':1:1  This link has no text. Write its text in the square brackets.'],
  ['{{plans.lite.pirce}}', ':1:1  There is no token “{{plans.lite.pirce}}”. Write “{{plans.lite.price}}” instead.'],
  // Only this plan has such a fact.
  ['{{plans.light.price}}', ':1:1  There is no token “{{plans.light.price}}”. Write “{{plans.lite.price}}”.'],
  ['`{{plans.lite.pirce}}`', ':1:2  There is no token “{{plans.lite.pirce}}”. Write “{{plans.lite.price}}” instead.'],
  ['{{ plans.lite.price }}', ':1:1  These braces are not a token. Write “{{plans.lite.price}}”.'],
  ['```jsn\n{}\n```', ':1:1  Code in “jsn” cannot be highlighted. Write “json” instead.'],
  [
    '[x][nowhere]',
    ':1:1  There is no address for “[x][nowhere]”. Write [text](/address), or [name]: /address on a line of its own.',
  ],
  [
    'By [date to come].',
    ':1:4  “[date to come]” would be shown as plain text. Move it to content/site.yml and use its token, such as {{site.legal.entity}}.',
  ],
  [
    'By [name to be confirmed].',
    ':1:4  “[name to be confirmed]” would be shown as plain text. Move it to content/site.yml and use its token, such as {{site.legal.entity}}.',
  ],
  ['- [ ] todo', ':1:1  This is a checklist item, which is not supported here. Remove the brackets.'],
  ['::operation{resource=users}', ':1:1  There is no block “::operation”. Write “operations” instead.'],
  ['::operations', ':1:1  “::operations” does not say what to show. Write ::operations{resource=name}.'],
  [
    '::operations{resource="a b"}',
    ':1:1  “::operations{resource="a b"}” does not say what to show. Write ::operations{resource=name}.',
  ],
  [
    '- ::operations{resource=users}',
    ':1:3  “::operations” is inside a list or a quotation. Put it on a line of its own, between two empty lines.',
  ],
  [
    ':::note\nx\n:::',
    ':1:1  “:::note” starts a block that does not exist. Delete “:::note” and “:::” on line 3, and keep the text.',
  ],
  ['a :b[c]', ':1:3  “:b[c]” is read as a directive, and there is none of that name. Write a space after the colon.'],
  ['> '.repeat(10_000), ':1:1  The text is nested too deeply. Use at most 40 levels of quotations and lists.'],
  ['é'.repeat(100_001), '  The file is 200002 bytes, more than the limit of 200000. Split it into several pages.'],
])('%.40j is rejected with its location', async (markdown, message) => {
  expect(await messagesOf(markdown)).toEqual([message])
})

test('every heading is in the table of contents, with a unique id', async () => {
  const { toc } = await renderMarkdown('## A b\n\n### A b\n\n## {{plans.lite.price}}', context)
  expect(toc).toEqual([
    { id: 'a-b', text: 'A b', depth: 2 },
    { id: 'a-b-1', text: 'A b', depth: 3 },
    { id: '99', text: '€99', depth: 2 },
  ])
})

test('each table is in a scrollable region named after its heading', async () => {
  const table = '| a |\n|--:|\n| 1 |\n'
  const rendered = await html(`${table}\n## Plans\n\n${table}\n\n${table}`)
  expect([...rendered.matchAll(/aria-label="(Table[^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Table: Test page',
    'Table: Plans',
    'Table: Plans (2)',
  ])
  expect(rendered).toContain('<section class="table-scroll" tabindex="0" aria-label="Table: Plans"><table>')
})

test('columns are aligned with classes, not with the obsolete align attribute', async () => {
  const rendered = (await html('| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |')).replaceAll('\n', '')
  expect(rendered).not.toContain('align=')
  expect(rendered).toContain('<th>a</th><th>b</th><th class="align-center">c</th><th class="align-end">d</th>')
  expect(rendered).toContain('<td>1</td><td>2</td><td class="align-center">3</td><td class="align-end">4</td>')
})

test('cells in the first row of a table are column headers, unless they are empty', async () => {
  const rendered = (await html('| | a |\n|--:|---|\n| 1 | 2 |')).replaceAll('\n', '')
  expect(rendered).toContain('<thead><tr><td class="align-end"></td><th scope="col">a</th></tr></thead>')
})

test('rendered HTML has no style attribute', async () => {
  const rendered = await html(
    '| a |\n|:-:|\n| 1 |\n\n```html\n<p style="color:red"><script>let a</script></p>\n```\n\n5. x',
  )
  expect(rendered).not.toMatch(/<[^>]+ style=/)
})
