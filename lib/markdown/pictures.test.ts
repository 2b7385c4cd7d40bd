import { expect, test } from '@jest/globals'
import { toString as textOf } from 'mdast-util-to-string'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { pictureError } from '../images/pictures/picture-error'
import { pictureMessages } from '../images/pictures/picture-messages'
import { collectDiagnostics, formatDiagnostic } from '../shared/diagnostic'
import { plainText } from '../shared/search/plain-text'
import type { MarkdownPicture } from './page'
import { parseMarkdown } from './pipeline'

const context = markdownContext({ 'plans.lite.price': '€99 "<b>', 'site.legal.entity': '[name to come]' })
const draw = async (markdown: string) => {
  const { tree, render: draw } = await parseMarkdown(markdown, context)
  return draw(tree.children)
}
const messagesOf = async (markdown: string, picture = context.picture) =>
  (await collectDiagnostics(() => parseMarkdown(markdown, { ...context, picture }))).map((problem) =>
    formatDiagnostic(problem).replace('content/pages/test.md', ''),
  )

const srcset = '/media/pictures/picture-480.avif 480w, /media/pictures/picture-960.avif 960w'
const picture = (alt: string) =>
  `<picture><source type="image/avif" srcset="${srcset}" sizes="(min-width: 48rem) 44rem, 100vw"><img src="/media/pictures/picture-960.png" alt="${alt}" width="960" height="600" loading="lazy" decoding="async"></picture>`
const figure = (alt: string, caption = '') =>
  `<figure class="markdown-picture">${picture(alt)}${caption && `<figcaption>${caption}</figcaption>`}</figure>`

test('a picture in its own paragraph becomes a lazily loaded figure with all formats and its size', async () => {
  expect(await draw('Before.\n\n![Two circles](picture.png)\n\nAfter.')).toBe(
    `<p>Before.</p>\n${figure('Two circles')}\n<p>After.</p>`,
  )
})

test('the title of a picture is its caption', async () => {
  expect(await draw('![Two circles](picture.png "Where people look")')).toBe(figure('Two circles', 'Where people look'))
  expect(await draw('![Two circles][one]\n\n[one]: picture.png "By reference"')).toBe(
    figure('Two circles', 'By reference'),
  )
  expect(await draw('![Two circles](picture.png " ")')).toBe(figure('Two circles'))
})

test('several pictures in one paragraph become separate figures', async () => {
  expect(await draw('![One](picture.png "First")\n![Two](picture.png)  \n![Three](picture.png)')).toBe(
    [figure('One', 'First'), figure('Two'), figure('Three')].join('\n'),
  )
})

test('a picture in a list or quotation becomes a figure too, but in a link or table it stays inline', async () => {
  expect(await draw('- ![One](picture.png)\n- Two')).toContain(`<li>\n${figure('One')}\n</li>`)
  expect(await draw('> ![One](picture.png "Said")')).toContain(figure('One', 'Said'))
  expect(await draw('[![One](picture.png)](/pricing)')).toBe(`<p><a href="/pricing">${picture('One')}</a></p>`)
  expect(await draw('| One |\n|--|\n| see ![One](picture.png) |')).toContain(`<td>see ${picture('One')}</td>`)
})

test('tokens in text alternatives and captions are replaced, and their values are escaped', async () => {
  expect(await draw('![From {{plans.lite.price}}](picture.png "Only {{plans.lite.price}}")')).toBe(
    figure('From €99 &#x22;<b>', 'Only €99 "&#x3C;b>'),
  )
})

test('markup in a caption is shown as text', async () => {
  expect(await draw('![One](picture.png "<script>alert(1)</script> *a* [b](javascript:alert(1))")')).toBe(
    figure('One', '&#x3C;script>alert(1)&#x3C;/script> *a* [b](javascript:alert(1))'),
  )
})

test('text alternatives and captions count as words of the page', async () => {
  const { tree } = await parseMarkdown('![Two circles](picture.png "Where people look")', context)
  expect(tree.children.map((node) => textOf(node))).toEqual(['Two circlesWhere people look'])
})

test('search indexes captions but not text alternatives, which are not visible', async () => {
  expect(plainText(await draw('Before.\n\n![Two circles](picture.png "Where people look")\n\nAfter.'))).toBe(
    'Before. Where people look After.',
  )
})

test.each([
  [
    'Text.\n\n![](picture.png)',
    ':3:1  The picture “picture.png” has no description. Describe it in its square brackets.',
  ],
  ['- ![ ](picture.png)', ':1:3  The picture “picture.png” has no description. Describe it in its square brackets.'],
  [
    '- a ![b](picture.png "c")',
    ':1:5  The picture “picture.png” is in the same paragraph as words, and would interrupt them. Put it above or below them, with an empty line before and after it.',
  ],
  [
    '[![b](picture.png "c")](/pricing)',
    ':1:2  The picture “picture.png” has a caption but is inside a link or a table, which shows none. Remove the caption, or put the picture into a paragraph of its own.',
  ],
  ...[
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/media/pictures/x.png',
    'javascript:alert(1)',
    'C:\\x.png',
    '#x',
  ].map((url) => [
    `![a](${url})`,
    `:1:1  “${url}” is not a picture of this site. Put the file next to the text, and use its name.`,
  ]),
  ['![a](a\\b.png)', ':1:1  “a\\b.png” has a backslash between a folder and a file. Write a/b.png.'],
  [
    '![a](data:image/svg+xml,%3Csvg%20onload=alert(1)%3E)',
    ':1:1  A picture is pasted into the text here, as “data:image/svg+xml,%3Csvg%20on…”. Save it as a file next to the text, and write its name instead, as in ![what it shows](picture.png).',
  ],
])('%s is rejected with its location', async (markdown, message) => {
  expect(await messagesOf(markdown as string)).toEqual([message])
})

test('a problem with a picture file is reported where the text shows the picture', async () => {
  const broken = async (url: string): Promise<MarkdownPicture> => {
    throw pictureError(`content/pages/${url}`, pictureMessages['picture-absent'])
  }
  expect(await messagesOf('One.\n\n![a](b.png) ![c](d.png)', broken)).toEqual([
    ':3:1  There is no picture “content/pages/b.png”. Add the file, or correct its name.',
    ':3:13  There is no picture “content/pages/d.png”. Add the file, or correct its name.',
  ])
})
