import { z } from 'zod'
import { HttpError } from '../http-error'
import type { ProposedChange } from '../repository'

const file = z.object({
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string(),
  from_path: z.string().optional(),
  content: z.base64().optional(),
  sha: z.string().optional(),
})

/** Other fields, such as the author, contain nothing that the server does not know. */
const saveRequest = z.object({ files: z.array(file).min(1).max(200) })

/**
 * Reads what the interface sends to save, as defined by Gitea's API.
 * https://docs.gitea.com/api/#tag/repository/operation/repoChangeFiles
 * @throws HttpError if it is anything else
 */
export function readSaveRequest(body: unknown): ProposedChange[] {
  const { success, data, error } = saveRequest.safeParse(body)
  if (!success) throw misunderstood(error)
  return data.files.map(({ operation, path, from_path: from, content, sha }) => {
    if (operation !== 'delete' && content === undefined) throw misunderstood()
    return {
      path,
      ...(from !== undefined && from !== path && { from }),
      content: operation === 'delete' ? null : Buffer.from(content ?? '', 'base64'),
      version: operation === 'create' ? null : (sha ?? null),
    }
  })
}

const misunderstood = (cause?: unknown) =>
  new HttpError(
    400,
    'The editor sent a save that the server does not understand. Reload its page, and save again.',
    cause,
  )
