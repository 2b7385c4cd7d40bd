import { getEdition } from '../../edition'
import { siteSchema } from '../../schemas/site'
import { expiryProblems } from '../../security-expiry'
import { siteFile } from '../../site'
import type { Check } from '../check'

/** `/.well-known/security.txt` names a day after which nobody believes it. */
export const security: Check = ({ data }) => {
  const yaml = data.get(siteFile)
  // What else is wrong in it is told by whoever reads it for its own sake.
  const said = siteSchema.shape.security.safeParse((yaml?.value as { security?: unknown } | undefined)?.security)
  return yaml && said.success ? expiryProblems(yaml, said.data.expires, getEdition().now) : []
}
