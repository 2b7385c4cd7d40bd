/** The address of a path of the export, as pages write it. @param path with a leading slash */
export const addressOf = (path: string, { basePath }: { basePath: string }): string =>
  path === '/' ? basePath || '/' : `${basePath}${path}`

/** The path in `out/` of an address that a page writes, without a leading slash. */
export const pathAt = (address: string, { basePath }: { basePath: string }): string =>
  address.slice(basePath.length + 1)
