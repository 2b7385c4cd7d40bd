import type { Overlay } from './message-case'

/** A small page with a text of its own; its first line is line 7. */
export function textOf(body: string): Overlay {
  const front = '---\ntitle: Thanks\ndescription: It says what the page is about.\nlead: Yes\nbutton: Home\n---\n'
  return { 'content/pages/thanks.md': `${front}${body}\n` }
}
