import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'

/** Writes a text as a rich-text editor saves it: with other markers, without alignment, and with its own spacing. */
export function saveMarkdown(text: string): string {
  const style = { bullet: '*', emphasis: '_', rule: '-', bulletOther: '-', listItemIndent: 'tab' } as const
  const saved = remark()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkDirective)
    .data('settings', style)
    .processSync(text)
    .toString()
  return saved.replace(/^\|[-:| ]+\|$/gm, (row) => row.replaceAll(':', '-'))
}
