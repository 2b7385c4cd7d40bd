/** Returns the address of a path in the export, as pages write it. @param path with a leading slash */
export const addressOf = (path: string, { basePath }: { basePath: string }): string =>
  path === '/' ? basePath || '/' : `${basePath}${path}`

/** Returns the path in `out/` of an address that a page uses, without a leading slash. */
export const pathAt = (address: string, { basePath }: { basePath: string }): string =>
  address.slice(basePath.length + 1)
