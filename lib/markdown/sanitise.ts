import type { Schema } from 'hast-util-sanitize'

/** The languages of highlighted code blocks, whose other names are in `code-languages.ts`. */
export const codeLanguages = ['bash', 'http', 'javascript', 'json', 'python', 'r', 'typescript', 'xml', 'yaml'] as const

/**
 * Everything that is allowed in the HTML of a text. Anything else is removed, whatever a plugin or a value adds to the
 * tree.
 *
 * Ids have no prefix, because it would break links to headings. That is safe: raw HTML never becomes nodes here, so
 * only the heading plugin makes ids.
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
        // For a language inside another, such as the script of an HTML example.
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
