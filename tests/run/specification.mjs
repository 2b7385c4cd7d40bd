/** The content as delivered, on which tests that contain its texts are run. */
import { load } from '../../load-ts.mjs'
import { root } from '../../preview/install.mjs'

/**
 * Returns the variant on which the specification is tested; undefined if `out/` is that build, because nothing was
 * edited.
 * @returns {Promise<{ name: string, files: Record<string, Buffer | null> } | undefined>}
 */
export async function specificationVariant() {
  const { deliveredFiles } = await load('./lib/lint/delivered.ts')
  const files = await deliveredFiles(root)
  return Object.keys(files).length === 0 ? undefined : { name: 'specification', files }
}
