import { getEdition } from '../../content/edition'
import { siteSchema } from '../../content/schemas/site'
import { siteFile } from '../../content/site'
import type { Check } from '../rule'
import { expiryProblems } from '../security-expiry'

/** `/.well-known/security.txt` names a day after which nobody believes it. */
export const security: Check = ({ data }) => {
  const yaml = data.get(siteFile)
  // What else is wrong in it is told by whoever reads it for its own sake.
  const said = siteSchema.shape.security.safeParse((yaml?.value as { security?: unknown } | undefined)?.security)
  return yaml && said.success ? expiryProblems(yaml, said.data.expires, getEdition().now) : []
}
