import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeText, plainPage } from '../server/plain-page'
import { sendHtml, sendText } from '../server/respond'
import type { IsPage } from '../server/server'
import type { ServedSite } from '../server/site'
import type { FormError } from './parse'
import type { FormSettings } from './settings'

/** The settings that error responses to posts need. */
export interface FormErrorSettings {
  site: Pick<ServedSite, 'basePath' | 'plainPages'>
  forms: Pick<FormSettings, 'back' | 'texts'>
}

/**
 * Says why a post was rejected. A native post has left the page of the form, so the browser gets a page with a link
 * back; a script gets only the text.
 * @param isPage whether a path is a page, to which the link back may lead; without it, the link leads to `forms.back`
 */
export function sendFormError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: FormError,
  { site, forms }: FormErrorSettings,
  isPage?: IsPage,
): void {
  if (!wantsPage(request)) {
    sendText(response, status, text)
    return
  }
  const { title, advice, link } = forms.texts
  const back = findFormPage(request, site.basePath + forms.back, isPage)
  const body = `<p>${escapeText(text)}</p>
<p>${escapeText(advice)}</p>
<p><a href="${escapeText(back)}">${escapeText(link)}</a></p>`
  sendHtml(response, status, plainPage({ title, body }, site.plainPages))
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').toLowerCase().includes('text/html')
}

/** Returns the address of the form's page, if the browser names it and it is on this site; otherwise `fallback`. */
function findFormPage({ headers }: IncomingMessage, fallback: string, isPage?: IsPage): string {
  if (!headers.referer || !isPage || !URL.canParse(headers.referer)) return fallback
  const { host, pathname } = new URL(headers.referer)
  return host === headers.host?.toLowerCase() && isPage(pathname) ? pathname : fallback
}
