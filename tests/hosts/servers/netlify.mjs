/**
 * Serves `folder/site` with Netlify's own parsers of `_redirects` and `_headers` and its own file lookup: `node
 * netlify.mjs folder port [packages]`, where `packages` is the node_modules folder that holds them.
 */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , folder = '.', port = '0', packages = '.cache/host-servers/node_modules'] = process.argv
/** @param {string} name @returns {Promise<any>} */
const importPackage = (name) => import(pathToFileURL(resolve(packages, '@netlify', name, 'dist/main.js')).href)
const [{ StaticHandler }, { RedirectsHandler }, { HeadersHandler }] = await Promise.all(
  ['static', 'redirects', 'headers'].map(importPackage),
)
const site = resolve(folder, 'site')
const files = new StaticHandler({ directory: site })
const options = { configRedirects: [], jwtRoleClaim: '', jwtSecret: '', projectDir: folder, publicDir: site }
const notFoundHandler = async () => new Response('Not found', { status: 404 })
const redirects = new RedirectsHandler({ ...options, siteID: '', siteURL: undefined, notFoundHandler })
const headers = new HeadersHandler({ projectDir: folder, publishDir: 'site', logger: console })

/** @param {Request} request @returns {Promise<Response>} */
async function respond(request) {
  const getFile = async (/** @type {Request} */ rewritten) => (await files.match(rewritten))?.handle
  const rule = await redirects.match(request)
  const file = rule?.force ? undefined : await files.match(request)
  if (file) return file.handle()
  const followed = rule && (await redirects.handle(request, rule, getFile))
  // The rule sets the status with which it serves the file.
  if (followed?.ok) return new Response(followed.body, { status: rule.statusCode, headers: followed.headers })
  return followed ?? new Response('Not found', { status: 404 })
}

createServer(async (incoming, outgoing) => {
  try {
    const request = new Request(`http://localhost${incoming.url}`, { method: incoming.method ?? 'GET' })
    const response = await respond(request)
    // As in production, where redirects do not get the headers of the site.
    if (!response.headers.has('location')) await headers.apply(request, response)
    const fields = [...response.headers].map(([name, value]) => [name, value.replace('http://localhost', '')])
    outgoing.writeHead(response.status, Object.fromEntries(fields))
    outgoing.end(incoming.method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    outgoing.writeHead(500)
    outgoing.end(String(error))
  }
}).listen(Number(port), '127.0.0.1')
