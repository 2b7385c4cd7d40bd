import type { IncomingMessage } from 'node:http'
import { type Access, checkFormToken, checkUpload } from '../server/check-request'
import { readBody } from '../server/read-json'
import { Refusal } from '../server/refusal'
import { type Html, html } from './html'

/** A page that the site adds beside the forms, such as one that takes a file which no form has. */
export interface OwnPage {
  /** The part of its address after that of the editor, such as `/results`. */
  path: string
  /** What the header calls it; undefined if it is not there. */
  label?: string
  /** @param fields from its address @param token to be put into each of its forms */
  show: (fields: URLSearchParams, token: Html) => Promise<PageContent>
  /** @param form as it was sent @param token to be put into each of its forms */
  answer: (form: FormData, token: Html) => Promise<PageContent>
}

/** What is between the links and the end of such a page. */
export interface PageContent {
  title: string
  body: Html
}

/** Bytes of a form: the results of two versions, each as large as it may be, with a picture. */
const MAX = 80_000_000

/** Answers a request for such a page. @throws Refusal */
export async function answerOwnPage(request: IncomingMessage, page: OwnPage, access: Access): Promise<PageContent> {
  const token = html`<input type="hidden" name="token" value="${access.token}">`
  if (request.method !== 'POST') return page.show(new URLSearchParams((request.url ?? '').split('?')[1]), token)
  checkUpload(request, access.port)
  const bytes = await readBody(request, MAX)
  const form = await readUpload(bytes, request.headers['content-type'] ?? '')
  checkFormToken(textOf(form, 'token'), access)
  return page.answer(form, token)
}

async function readUpload(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  } catch (error) {
    throw new Refusal(400, 'The form did not arrive as a whole. Reload its page, and send it again.', error)
  }
}

/** A field of a form without the spaces around it; empty if it was not sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A file of a form; undefined if none was chosen. */
export function fileOf(form: FormData, name: string): File | undefined {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : undefined
}
