import { expect, test } from '@jest/globals'
import { serialize } from 'parse5'
import { readDocument } from '../../html'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { shortenInPage as shortenInPageIn, shortenMarkup } from './shorten-markup'

const shortened = onHtml(shortenInPageIn)
const treeOf = (html: string) => serialize(readDocument(html))

/** Shortens a page, and checks that its tree is the same. */
function shortenInPage(html: string, file: string): string {
  const short = shortened(html, file)
  expect(treeOf(short)).toBe(treeOf(html))
  return short
}

const page = (body: string, kind = 'static') =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}<script data-ship="${kind}">a("&quot;")</script></body></html>`
const short = (body: string, kind?: string) => shortenInPage(page(body, kind), 'a.html')

test.each([
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '<ul><li>One<li>Two</ul>'],
  ['terms', '<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D</dd></dl>', '<dl><dt>A<dd>B<dt>C<dd>D</dl>'],
  [
    'a table',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
    '<table><thead><tr><th>A<tbody><tr><td>B<td>C</table>',
  ],
  ['paragraphs', '<div><p>One</p><p>Two</p></div>', '<div><p>One<p>Two</div>'],
  ['a drawing', '<svg><g><circle r="1"></circle></g></svg>', '<svg><g><circle r="1"/></g></svg>'],
  ['quotes', '<i>&quot;It&#x27;s&quot; -&gt; &amp;quot; &lt;b&gt;</i>', '<i>"It\'s" -> &amp;quot; &lt;b></i>'],
])('%s is shortened in pages of both kinds, and a second run changes nothing', (_, long, expected) => {
  for (const kind of ['static', 'interactive']) {
    expect(short(long, kind)).toBe(page(expected, kind))
    expect(shortenInPage(page(expected, kind), 'a.html')).toBe(page(expected, kind))
  }
})

test.each([
  ['an element followed by words', '<div><p>One</p> two</div>'],
  ['an element followed by a React marker', '<ul><li>One</li><!-- --><li>Two</li><!--/$--></ul>'],
  ['the last paragraph of a link', '<a href="/"><p>One</p></a>'],
  ['a paragraph before an inline element', '<div><p>One</p><span>two</span></div>'],
  ['a term without its description', '<dl><dt>A</dt></dl>'],
  ['a table with only a head', '<table><thead></thead></table>'],
  ['an empty element outside SVG', '<div></div><textarea></textarea>'],
  ['an attribute', '<p title="&quot;A&quot; &gt; B">C</p>one'],
])('%s is unchanged', (_, body) => {
  expect(short(`<main>${body}</main>`)).toBe(page(`<main>${body}</main>`))
})

test('Next’s own export is unchanged', () => {
  expect(short('<ul><li>One</li></ul>', 'plain')).toBe(page('<ul><li>One</li></ul>', 'plain'))
})

test('the step processes every page', async () => {
  const out = memoryOutDir({ 'a.html': page('<ul><li>One</li></ul>'), 'b.html': page('<i>&quot;</i>') })
  await shortenMarkup.run(out)
  expect(out.now()).toEqual({ 'a.html': page('<ul><li>One</ul>'), 'b.html': page('<i>"</i>') })
})

test('a page that was not classified stops the build', () => {
  expect(() => shortenInPage('<p>One</p>', 'a.html')).toThrow('out/a.html has no kind.')
})
