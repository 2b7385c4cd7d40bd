import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { cacheControlOf, isNoindex, mediaTypeOf } from '../hosts/hosting-policy'
import type { Redirect } from '../hosts/redirects'
import { respondToClientErrors } from './client-error'
import { isFresh } from './conditional'
import { type Manifest, type ServedFile, servedFile, toManifest } from './manifest'
import { type PlainPage, plainPage } from './plain-page'
import { type Outcome, resolve, splitUrl } from './resolve'
import { respond, sendHtml, sendText } from './respond'
import type { ServedSite } from './site'

/** The parts of the embedded server, for a server that makes some responses of its own. */
export interface Responder {
  /** Describes a file. @param path its path below the base path, with a leading slash */
  fileOf: (path: string, body: Buffer) => ServedFile
  /** Sorts files into pages and others, and lists other spellings and former addresses of pages. */
  manifestOf: (files: readonly ServedFile[], redirects?: readonly Redirect[]) => Manifest
  /**
   * Decides what a request leads to, as the embedded server does.
   * @param extensions file name extensions of assets; by default those of the hosting policy
   */
  resolve: (method: string, url: string, manifest: Manifest, extensions?: readonly string[]) => Outcome
  /** Sends the response that `resolve` decided on. */
  respond: (request: IncomingMessage, response: ServerResponse, outcome: Outcome) => void
  sendText: (response: ServerResponse, status: number, text: string) => void
  sendHtml: (response: ServerResponse, status: number, html: string) => void
  /** Returns a complete page that loads nothing, in the site's style. */
  pageOf: (page: PlainPage) => string
  /** Responds to requests that are not HTTP, too long or too slow. */
  respondToClientErrors: (server: Server) => void
  /** Whether the copy in the visitor's browser is still current. */
  isFresh: (headers: IncomingHttpHeaders, file: { etag: string; modified?: Date | undefined }) => boolean
  /** Splits a URL into path and query; the path is decoded, unless it is malformed. */
  splitUrl: (url: string) => { path: string; query: string }
  /**
   * Returns what the hosting policy says about a path, which begins with a slash: its media type and `Cache-Control`.
   */
  mediaTypeOf: (path: string) => string
  cacheControlOf: (path: string) => string
  /** Whether the path has `noindex` for search engines. */
  isNoindex: (path: string) => boolean
}

/** Makes the parts of a server for a site. `startServer` starts a whole one. */
export function createResponder(site: ServedSite): Responder {
  const { hosting } = site
  const types = Object.keys(hosting.types).filter((extension) => extension !== 'html')
  const known = [...types, ...Object.keys(hosting.encodings)]
  return {
    fileOf: (path, body) => servedFile(path, body, site),
    manifestOf: (files, redirects) => toManifest(files, site, redirects),
    resolve: (method, url, manifest, extensions = known) =>
      resolve(method, url, manifest, { ...hosting, assetExtensions: extensions }),
    respond: (request, response, outcome) => respond(request, response, outcome, hosting),
    sendText,
    sendHtml,
    pageOf: (page) => plainPage(page, site.plainPages),
    respondToClientErrors: (server) => respondToClientErrors(server, hosting),
    isFresh,
    splitUrl,
    mediaTypeOf: (path) => mediaTypeOf(path, hosting),
    cacheControlOf: (path) => cacheControlOf(path, hosting),
    isNoindex: (path) => isNoindex(path, hosting),
  }
}
