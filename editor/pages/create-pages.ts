import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Replayed } from '../journal/finish'
import type { Journal } from '../journal/journal'
import { SaveError } from '../journal/save-error'
import type { Project } from '../project/open-project'
import type { Author } from '../publish/commit-files'
import { publish } from '../publish/publish'
import { PublishError } from '../publish/publish-error'
import { readState } from '../publish/read-state'
import type { PublishedProject } from '../publish/settings'
import { undo } from '../publish/undo'
import { type Access, checkFormRequest, checkFormToken, checkHost } from '../server/check-request'
import type { Handler } from '../server/create-handler'
import { HttpError } from '../server/http-error'
import { readBody } from '../server/read-json'
import { planBringBack } from './bring-back'
import { documentPolicy, FORMS_WINDOW, type Html, html, writeDocument } from './html'
import { groupVersions, type SubjectOf, stateId } from './kept-groups'
import { describeState, idOf, writeKeptPage } from './kept-page'
import { type PageToMove, PlanError, writeMovePage } from './move-page'
import { handleOwnPage, type OwnPage } from './own-page'
import { type PublishPage, type SiteReview, writePublishPage } from './publish-page'

/** The settings of the editor's pages other than its forms. */
export interface PagesSettings extends Access {
  /** The address of the editor, such as `/edit`. */
  address: string
  /** Returns the name of the site, for the header of each page. */
  siteName: () => Promise<string>
  project: PublishedProject
  journal: Journal
  /** The saves that the journal finished or undid when the editor started. */
  replayed: Replayed
  /** Returns what will change for visitors, and whether the site is ready to publish. */
  review: () => Promise<SiteReview>
  /** Returns the address of the page that is made from a file; undefined if there is none. */
  addressOf: (file: string) => Promise<string | undefined>
  /** Returns the page of a file, if that page can be moved and deleted; otherwise undefined. */
  pageOf: (file: string) => Promise<PageToMove | undefined>
  /** Finds the page or list that a file belongs to. */
  subjectOf: SubjectOf
  /** Further pages, which the site adds. */
  own?: readonly OwnPage[]
  repository: Pick<Project, 'runExclusive' | 'replace'>
}

/** The maximum size of a form in bytes, more than its fields can contain. */
const MAX_BYTES = 20_000

/**
 * Makes the handler of the editor's pages other than its forms, which need no script: `/publish`, `/kept`, `/page`, the
 * site's own, and `/see`, which redirects to a page of the site.
 * @returns a handler that throws an HttpError if a request is rejected
 */
export function createPages(settings: PagesSettings): Handler {
  const { address, port } = settings
  const publishing = createPublishing(settings)
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const page = path.slice(address.length)
    if (page === '/publish' && request.method === 'POST') {
      checkFormRequest(request, port)
      await send(response, settings, page, 'Publish', await publishing.submit(await readForm(request)))
    } else if (page === '/publish' && isReading) {
      checkHost(request, port)
      await send(response, settings, page, 'Publish', await publishing.show())
    } else if (page === '/kept' && request.method === 'POST') {
      checkFormRequest(request, port)
      await bringBack(response, settings, await readForm(request))
    } else if (page === '/kept' && isReading) {
      checkHost(request, port)
      await sendKept(response, settings)
    } else if (page.startsWith('/kept/') && isReading) {
      checkHost(request, port)
      await sendVersion(response, settings, page.slice('/kept/'.length))
    } else if (page === '/see' && isReading) {
      checkHost(request, port)
      await redirect(response, settings, new URLSearchParams((request.url ?? '').split('?')[1]).get('file') ?? '')
    } else if (page === '/page' && (isReading || request.method === 'POST')) {
      await handleMovePage(request, response, settings)
    } else {
      const own = settings.own?.find((each) => each.path === page)
      if (!own || !(isReading || request.method === 'POST')) return false
      checkHost(request, port)
      const { title, body } = await handleOwnPage(request, own, settings)
      await send(response, settings, page, title, body)
    }
    return true
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, MAX_BYTES)).toString())
}

async function send(
  response: ServerResponse,
  { address, siteName, own = [] }: PagesSettings,
  path: string,
  title: string,
  body: Html,
): Promise<void> {
  const links = own.flatMap((page) => (page.label === undefined ? [] : [[page.path, page.label] as const]))
  const text = writeDocument({ address, path, links, title, siteName: await siteName(), body })
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': documentPolicy,
    // With `no-referrer`, the browser would not send the origin of a form.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** Responds to a request for `/page`, where a page of the site is moved or deleted. */
async function handleMovePage(
  request: IncomingMessage,
  response: ServerResponse,
  settings: PagesSettings,
): Promise<void> {
  const { address, port, token, pageOf } = settings
  const isForm = request.method === 'POST'
  if (isForm) checkFormRequest(request, port)
  else checkHost(request, port)
  const form = isForm ? await readForm(request) : new URLSearchParams((request.url ?? '').split('?')[1])
  if (isForm) checkFormToken(form.get('token'), settings)
  const text = (name: string) => form.get(name)?.trim() ?? ''
  const page = await pageOf(text('file'))
  if (!page)
    throw new HttpError(
      404,
      'This page cannot be moved or deleted. Close this window, and choose a page in the editor.',
    )
  const show = (problem?: string) =>
    send(
      response,
      settings,
      '/page',
      `${page.title} (${page.path})`,
      writeMovePage({ address, token, page, ...(problem && { rejected: { problem, typed: text('address') } }) }),
    )
  if (!isForm) return show()
  try {
    const isMove = text('do') === 'move'
    const form = isMove ? await page.move(text('address')) : page.list
    if (!isMove) await page.remove(text('leads'))
    const sentence = isMove
      ? `${page.path} has moved to ${text('address')}. Its old address redirects there, and the links to it have been changed. Visitors see this once you publish.`
      : `${page.path} was deleted. Visitors see this once you publish.`
    // A new query makes the browser load the forms again: an open form would still be that of the old file.
    const done = html`<p class="message success" role="status">${sentence}</p><p><a href="${address}?${Date.now()}#/${form}" target="${FORMS_WINDOW}">Go on editing</a></p>`
    await send(response, settings, '/page', isMove ? 'Moved' : 'Deleted', done)
  } catch (error) {
    if (!(error instanceof PlanError || error instanceof HttpError)) throw error
    await show(error.message)
  }
}

/** Redirects to the page of the site that is made from a file, which may just have been saved. */
async function redirect(response: ServerResponse, { addressOf }: PagesSettings, file: string): Promise<void> {
  const address = await addressOf(file)
  if (address === undefined)
    throw new HttpError(404, 'No page is made from this file. Save it first, then follow the link again.')
  response.writeHead(303, { Location: address, 'Cache-Control': 'no-store' }).end()
}

/** Sends the page with earlier versions. */
async function sendKept(response: ServerResponse, settings: PagesSettings, problem?: string): Promise<void> {
  const { address, token, journal, replayed, subjectOf } = settings
  const groups = await groupVersions(await journal.listOverwritten(), subjectOf)
  const body = writeKeptPage({ address, token, groups, replayed, ...(problem && { problem }) })
  await send(response, settings, '/kept', 'Earlier versions', body)
}

/** Restores an earlier version, which is checked and written like a save. */
async function bringBack(response: ServerResponse, settings: PagesSettings, form: URLSearchParams): Promise<void> {
  const { address, journal, project, repository, subjectOf, addressOf } = settings
  checkFormToken(form.get('token'), settings)
  const versions = await journal.listOverwritten()
  const group = (await groupVersions(versions, subjectOf)).find(({ main }) => main === form.get('main'))
  const state = group?.states.find((each) => stateId(each) === form.get('save'))
  if (!group || !state) throw new HttpError(404, 'This version is no longer kept. Go back, and reload the page.')
  const { main, title } = group
  const isOwn = async (path: string) => (await subjectOf(path, null))?.main === main
  const nameOf = async (path: string) => (await subjectOf(path, null))?.title ?? path
  const kept = { root: project.root, versions, derived: project.derived, nameOf }
  try {
    await repository.replace(() => planBringBack({ ...state, main, isOwn }, kept))
  } catch (error) {
    if (!(error instanceof PlanError || error instanceof HttpError)) throw error
    return sendKept(response, settings, error.message)
  }
  const page = await addressOf(main)
  const links = [
    ...(page === undefined ? [] : [html`<li><a href="${page}">See this page</a></li>`]),
    html`<li><a href="${address}/kept">Earlier versions</a></li>`,
  ]
  const done = html`<p class="message success" role="status">“${title}” is back: ${describeState(state).replace(/^./, (first) => first.toLowerCase())}. It is not published yet.</p><ul>${links}</ul>`
  await send(response, settings, '/kept', 'Brought back', done)
}

/** Sends an overwritten version as a file to download. */
async function sendVersion(response: ServerResponse, { journal }: PagesSettings, id: string): Promise<void> {
  const version = (await journal.listOverwritten()).find((each) => idOf(each) === id)
  const bytes = version && (await readFile(version.file).catch(() => undefined))
  if (!bytes) throw new HttpError(404, 'This version is no longer kept. Go back, and reload the page.')
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}

/** Makes the handlers of `/publish`, where the site is published. They remember the author. */
function createPublishing({ address, token, port, project, review, repository }: PagesSettings) {
  let lastAuthor: Author | undefined

  async function show(more: Pick<PublishPage, 'message' | 'sentence'> = {}): Promise<Html> {
    const found = await review()
    const [state, author] = [await readState(project), lastAuthor ?? (await authorOf(project))]
    return writePublishPage({ action: `${address}/publish`, token, state, review: found, author, ...more })
  }

  async function submit(form: URLSearchParams): Promise<Html> {
    checkFormToken(form.get('token'), { port, token })
    const text = (name: string) => form.get(name)?.trim() ?? ''
    const author = { name: text('name'), email: text('email') }
    const sentence = text('sentence')
    lastAuthor = author
    try {
      const result = await repository.runExclusive(() =>
        text('do') === 'undo'
          ? undo(project, author, text('last'))
          : publish(project, { sentence, author, version: text('version') }),
      )
      const done = text('do') === 'undo' ? 'Undone.' : 'Published.'
      const isDone = result.commit !== undefined
      return show({
        message: { text: isDone ? `${done} ${result.message}` : result.message, isRefused: !isDone },
        ...(!isDone && { sentence }),
      })
    } catch (error) {
      if (!(error instanceof PublishError || error instanceof SaveError)) throw error
      return show({ message: { text: error.message, isRefused: true }, sentence })
    }
  }

  return { show, submit }
}

/** Returns the author in the Git settings. */
async function authorOf({ git }: PublishedProject): Promise<Author> {
  const [name, email] = await Promise.all(['user.name', 'user.email'].map((key) => git(['config', '--get', key])))
  return { name: name?.text.trim() ?? '', email: email?.text.trim() ?? '' }
}
