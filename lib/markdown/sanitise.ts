import type { Schema } from 'hast-util-sanitize'

/** The languages that code blocks are highlighted in; `shell`, `js`, `ts`, `html` and so on are other names of these. */
export const codeLanguages = ['bash', 'http', 'javascript', 'json', 'python', 'r', 'typescript', 'xml', 'yaml'] as const

/**
 * Everything that the HTML of a text may consist of. Nothing else is drawn, whatever a plugin or a value puts into the tree.
 *
 * Ids get no prefix: with it, links to headings would lead nowhere. That is sound because raw HTML never becomes nodes
 * here, so that only the heading plugin makes ids.
 */
export const sanitiseSchema: Schema = {
  strip: ['script', 'style'],
  clobber: [],
  clobberPrefix: '',
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'div', 'section', 'span'],
    ...['strong', 'em', 'del', 'a', 'code', 'pre', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'picture', 'source', 'img'],
  ],
  ancestors: {
    li: ['ol', 'ul'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
    figcaption: ['figure'],
    source: ['picture'],
  },
  attributes: {
    a: ['href', 'title', 'ariaLabel', ['className', 'external', 'anchor'], ['rel', 'external']],
    code: [['className', /^language-[a-z]+$/]],
    div: [['className', 'heading']],
    figure: [['className', 'markdown-picture']],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    ol: ['start'],
    pre: ['tabIndex'],
    section: ['ariaLabel', 'tabIndex', ['className', 'table-scroll']],
    source: ['srcSet', 'sizes', ['type', 'image/avif', 'image/webp']],
    span: [
      [
        'className',
        'placeholder',
        /^hljs-[a-z_-]+$/,
        // A language inside another one: the script of an HTML example.
        ...codeLanguages,
        ...['class_', 'function_', 'inherited__', 'language_', 'constant_', 'escape_', 'invoke__'],
      ],
    ],
    td: [['className', 'align-center', 'align-end']],
    th: [
      ['className', 'align-center', 'align-end'],
      ['scope', 'col'],
    ],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  required: {},
  allowComments: false,
  allowDoctypes: false,
}
