import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeText } from '../../lib/shared/forms/escape-text'
import { href } from '../../lib/shared/urls'
import { plainPage } from '../server/plain-page'
import { sendHtml, sendText } from '../server/respond'

/** Whether a path is a page of the export. */
export type IsPage = (path: string) => boolean

/**
 * Says why a post was refused. A native post has left the page of the form, so the browser gets a page with a link back; a
 * script gets only the text.
 * @param text one or two sentences: what is wrong and what to do
 * @param isPage whether a link back may lead to a page; without it, the link leads to the contact page
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: { status: number; text: string },
  isPage?: IsPage,
): void {
  if (wantsPage(request)) sendHtml(response, status, refusalPage(text, wayBack(request, isPage)))
  else sendText(response, status, text)
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').toLowerCase().includes('text/html')
}

/** The page of the form, where the browser names it and it is on this site. */
function wayBack({ headers }: IncomingMessage, isPage?: IsPage): string {
  const contact = href('/contact')
  if (!headers.referer || !isPage || !URL.canParse(headers.referer)) return contact
  const { host, pathname } = new URL(headers.referer)
  return host === headers.host?.toLowerCase() && isPage(pathname) ? pathname : contact
}

function refusalPage(text: string, back: string): string {
  return plainPage({
    title: 'Your message was not sent',
    body: `<p>${escapeText(text)}</p>
<p>The Back button of your browser leads to the form, and in most browsers to what you typed as well.</p>
<p><a href="${escapeText(back)}">To the form</a></p>`,
  })
}
