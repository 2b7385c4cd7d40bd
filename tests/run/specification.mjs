/** The content as it was delivered, on which everything that names its words is proven. */
import { load } from '../../load-ts.mjs'
import { root } from '../../preview/install.mjs'

/**
 * The build on which the specification is proven; undefined where `out/` is that build, since nothing was edited.
 * @returns {Promise<{ name: string, files: Record<string, Buffer | null> } | undefined>}
 */
export async function specificationVariant() {
  const { deliveredFiles } = await load('./lib/lint/delivered.ts')
  const files = await deliveredFiles(root)
  return Object.keys(files).length === 0 ? undefined : { name: 'specification', files }
}
