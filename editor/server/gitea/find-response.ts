import { z } from 'zod'
import { HttpError } from '../http-error'
import type { Repository } from '../repository'
import { branchOf, commitOf, constants, repositoryPath, treeOf } from './responses'
import { readSaveRequest } from './save-request'

/** A request from the interface. */
export interface ApiRequest {
  method: string
  /** The path below the address of the API, such as `/user`, without a query. */
  path: string
  /** Reads the body as JSON. */
  body: () => Promise<unknown>
}

/** Bytes of a file, or anything that is sent as JSON. */
export type ApiResponse = { bytes: Uint8Array } | { json: unknown }

const media = `${repositoryPath}/media/main/`

/**
 * Responds to the calls to Gitea's API that the interface makes, and to no others.
 * https://docs.gitea.com/api/
 * @throws HttpError
 */
export async function findResponse({ method, path, body }: ApiRequest, repository: Repository): Promise<ApiResponse> {
  if (method === 'POST') {
    if (path === `${repositoryPath}/contents`)
      return { json: commitOf(await repository.save(readSaveRequest(await body())), new Date()) }
    if (path === `${repositoryPath}/file-contents`) return { json: await contentsOf(repository, await body()) }
  }
  if (method === 'GET' || method === 'HEAD') {
    if (Object.hasOwn(constants, path)) return { json: constants[path] }
    if (path === `${repositoryPath}/branches/main`) return { json: branchOf(await repository.list()) }
    if (path.startsWith(`${repositoryPath}/git/trees/`)) return { json: treeOf(await repository.list()) }
    if (path.startsWith(media)) return { bytes: await bytesOf(repository, path.slice(media.length)) }
  }
  throw new HttpError(404, `The editor asked for “${method} ${path}”, which the server does not know. Reload its page.`)
}

const fileNames = z.object({ files: z.array(z.string()).max(100_000) })

/** Returns the content of several files; null for one that has been removed in the meantime, as in Gitea. */
async function contentsOf(repository: Repository, body: unknown) {
  const { success, data } = fileNames.safeParse(body)
  if (!success) throw new HttpError(400, 'The editor asked for files without naming them. Reload its page.')
  const versions = new Map((await repository.list()).map(({ path, version }) => [path, version]))
  return Promise.all(
    data.files.map(async (path) => {
      const bytes = versions.has(path) ? await repository.read(path) : undefined
      if (bytes === undefined) return null
      return { path, sha: versions.get(path), encoding: 'base64', content: Buffer.from(bytes).toString('base64') }
    }),
  )
}

async function bytesOf(repository: Repository, encoded: string): Promise<Uint8Array> {
  const bytes = await repository.read(decodePath(encoded))
  if (bytes === undefined) throw new HttpError(404, `There is no file “${encoded}”. Reload the page of the editor.`)
  return bytes
}

function decodePath(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch (error) {
    throw new HttpError(400, `The address of the file “${encoded}” is broken. Reload the page of the editor.`, error)
  }
}
