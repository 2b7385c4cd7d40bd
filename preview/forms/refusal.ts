import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeText } from '../../lib/forms/escape-text'
import { href } from '../../lib/urls'
import { sendHtml, sendText } from '../respond'

/** Whether a path is a page of the export. */
export type IsPage = (path: string) => boolean

/** Colours of the site, by themselves: the page must work when nothing else does. */
const style = `
:root { color-scheme: light dark; --ground: #f6f6f2; --text: #171b6b; --link: #2b45d1 }
@media (prefers-color-scheme: dark) { :root { --ground: #10134a; --text: #f6f6f2; --link: #a8baff } }
body { margin: 0; background: var(--ground); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-inline-size: 36rem; margin-inline: auto; padding: 4rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 2rem; line-height: 1.2 }
a { color: var(--link) }`

/**
 * Says why a post was not taken. A browser that posted the form itself gets a page with a way back, as it has left the
 * form; a script gets the words alone.
 * @param text one or two sentences: what is wrong and what to do
 * @param isPage which way back may be offered; without it, the contact page is
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

/** The page the form stands on, when the browser names it and it is one of ours. */
function wayBack({ headers }: IncomingMessage, isPage?: IsPage): string {
  const contact = href('/contact')
  if (!headers.referer || !isPage || !URL.canParse(headers.referer)) return contact
  const { host, pathname } = new URL(headers.referer)
  return host === headers.host?.toLowerCase() && isPage(pathname) ? pathname : contact
}

/** A whole page in one answer: nothing of it is loaded from anywhere. */
function refusalPage(text: string, back: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your message was not sent</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Your message was not sent.</h1>
<p>${escapeText(text)}</p>
<p>The Back button of your browser leads to the form, and in most browsers to what you typed as well.</p>
<p><a href="${escapeText(back)}">To the form</a></p>
</main>
</body>
</html>
`
}
