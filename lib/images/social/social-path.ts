/** Where the social picture of a page lies, without base path: `/cases/galaxy` -> `/social/cases/galaxy.png`. */
export const socialPath = (page: string): string => `/social${page === '/' ? '/home' : page}.png`
