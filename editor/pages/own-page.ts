import type { IncomingMessage } from 'node:http'
import { type Access, checkFormToken, checkUpload } from '../server/check-request'
import { HttpError } from '../server/http-error'
import { readBody } from '../server/read-json'
import { type Html, html } from './html'

/** A page that the site adds to the editor, such as one for uploading files. */
export interface OwnPage {
  /** The part of its address after the editor's, such as `/results`. */
  path: string
  /** Its label in the header; undefined if the header does not link to it. */
  label?: string
  /** @param fields the parameters of its address @param token a hidden field for each of its forms */
  show: (fields: URLSearchParams, token: Html) => Promise<PageContent>
  /** @param form the form as it was sent @param token a hidden field for each of its forms */
  submit: (form: FormData, token: Html) => Promise<PageContent>
}

/** The title and the content of such a page. */
export interface PageContent {
  title: string
  body: Html
}

/** The maximum size of a form in bytes, enough for the results of two versions, each with a picture. */
const MAX_BYTES = 95_000_000

/** Responds to a request for such a page. @throws HttpError */
export async function handleOwnPage(request: IncomingMessage, page: OwnPage, access: Access): Promise<PageContent> {
  const token = html`<input type="hidden" name="token" value="${access.token}">`
  if (request.method !== 'POST') return page.show(new URLSearchParams((request.url ?? '').split('?')[1]), token)
  checkUpload(request, access.port)
  const bytes = await readBody(request, MAX_BYTES)
  const form = await readUpload(bytes, request.headers['content-type'] ?? '')
  checkFormToken(textOf(form, 'token'), access)
  return page.submit(form, token)
}

async function readUpload(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  } catch (error) {
    throw new HttpError(400, 'The form did not arrive as a whole. Reload its page, and send it again.', error)
  }
}

/** Returns a field of a form, without spaces around it; empty if it was not sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns a file of a form; undefined if none was chosen. */
export function fileOf(form: FormData, name: string): File | undefined {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : undefined
}
