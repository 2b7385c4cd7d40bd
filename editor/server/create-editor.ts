import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { InterfaceSettings, PreviewFields } from '../interface/settings'
import { pagePolicy, writePage } from '../interface/write-page'
import { checkHost } from './check-request'
import { createHandler, type Handler, type HandlerSettings } from './create-handler'
import { HttpError } from './http-error'
import { dropBody } from './read-json'

/** The settings of an editor that the site's server offers beside its own pages. */
export interface EditorSettings extends Omit<HandlerSettings, 'base'> {
  /** The address of its page, such as `/edit`. */
  address: string
  title: string
  siteName: () => Promise<string>
  /** Describes the current files for the interface. */
  describe: () => Promise<
    Pick<InterfaceSettings, 'config' | 'facts' | 'ownFacts' | 'factTexts' | 'links'> & { preview: PreviewFields }
  >
  /**
   * Returns the style sheets by name, and the fonts that they load: `preview.css` for the preview, `pages.css` for the
   * pages other than the forms, and `bar.css` for the links above the interface.
   */
  previewFiles: () => Promise<ReadonlyMap<string, Uint8Array>>
  /** The folder that `bundleInterface` made. */
  bundle: string
  /** Handles the pages other than the forms. */
  pages?: Handler
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Returns the handler of everything at and below the address of the editor: its page, the files of the interface and of
 * the preview, the current facts, the API, and the pages other than the forms.
 */
export function createEditor({
  address,
  title,
  siteName,
  describe,
  bundle,
  previewFiles,
  pages,
  ...settings
}: EditorSettings): Handler {
  const api = `${address}/api/v1`
  const handleApi = createHandler({ ...settings, base: api })
  const script = `${address}/interface/boot.js`
  const previews = `${address}/preview/`
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    // On every page, so that a window that goes from one to another keeps its name.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    if (path !== address && !path.startsWith(`${address}/`)) return false
    if (await handleApi(request, response)) return true
    try {
      if (await pages?.(request, response)) return true
      checkHost(request, settings.port)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new HttpError(405, `“${request.method}” is not allowed at this address. Open the editor at ${address}.`)
      if (path === address) {
        const { preview, ...described } = await describe()
        const own = { title, siteName: await siteName(), script, address, api, token: settings.token }
        const style = `${previews}preview.css`
        const barStyle = `${previews}bar.css`
        sendPage(response, writePage({ ...own, ...described, barStyle, preview: { ...preview, style } }))
      } else if (path === `${address}/facts`) {
        const { facts, ownFacts } = await describe()
        response.writeHead(200, common('application/json; charset=utf-8')).end(JSON.stringify({ facts, ownFacts }))
      } else if (path.startsWith(previews)) {
        const name = path.slice(previews.length)
        sendBytes(response, name, (await previewFiles()).get(name))
      } else await sendFile(response, bundle, path.slice(`${address}/interface/`.length))
    } catch (error) {
      if (!(error instanceof HttpError)) settings.report(error)
      sendError(request, response, error)
    }
    return true
  }
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    ...common('text/html; charset=utf-8'),
    'Content-Security-Policy': pagePolicy,
    'Referrer-Policy': 'no-referrer',
  })
  response.end(page)
}

/** Matches the names in the bundle: in `assets/` or no folder, and without a dot at the beginning. */
const FILE = /^(?:assets\/)?[A-Za-z0-9_][\w.-]*$/

async function sendFile(response: ServerResponse, folder: string, name: string): Promise<void> {
  sendBytes(response, name, FILE.test(name) ? await readFile(join(folder, name)).catch(() => undefined) : undefined)
}

function sendBytes(response: ServerResponse, name: string, bytes: Uint8Array | undefined): void {
  if (!bytes) throw new HttpError(404, 'The editor has no such page. Open it at its own address.')
  response.writeHead(200, common(TYPES[extname(name)] ?? 'application/octet-stream'))
  response.end(bytes)
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const status = error instanceof HttpError ? error.status : 500
  const text =
    error instanceof HttpError
      ? error.message
      : 'The editor cannot show its page. Read the terminal of npm run edit for the reason.'
  dropBody(request)
  response.writeHead(status, common('text/plain; charset=utf-8')).end(text)
}

const common = (type: string) => ({
  'Content-Type': type,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
})
