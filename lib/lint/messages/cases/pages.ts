import type { MessageCase, Overlay } from './message-case'

/** A page whose fourth line of front matter is looked at. */
export const withLine = (line: string, title = 'Thanks'): Overlay => ({
  'content/pages/thanks.md': `---\ntitle: ${title}\ndescription: It says what the page is about.\n${line}\nlead: Yes\nbutton: Home\n---\n\nText.\n`,
})

/** A case of a message about one line of front matter. */
export const lineCase = (id: MessageCase['id'], bad: string, near: string): MessageCase => ({
  id,
  bad: withLine(bad),
  near: withLine(near),
})

/** A text that stands alone as a page. */
export const thanks = (text: string): Overlay => ({ 'content/pages/thanks.md': text })

/** Some text of a data file exchanged. */
export const changed = (file: string, from: string, to: string): Overlay => ({
  [file]: (text) => {
    if (!text.includes(from)) throw new Error(`${file} does not hold “${from}”. Name something else in the case.`)
    return text.replace(from, () => to)
  },
})
