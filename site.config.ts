/** The header changes its style past this point. Browser scripts read it, so it stands by itself: the bundle then leaves out the rest. */
export const header = { scrolledAfterPx: 10 } as const

/** Scroll reveals. Times in milliseconds; a reveal that sets nothing of its own takes the default, the site's own set `durationMs`. */
export const reveal = {
  offsetPx: 120,
  durationMs: 700,
  defaultDurationMs: 400,
  throttleMs: 99,
  debounceMs: 50,
  phoneBelowPx: 768,
} as const

/** Path under which the export is served. Empty at the root of a host; `/nl` for an export in a second language. */
export const basePath: string = ''

/** The rules of the site, for engineers: typed data, no logic. Words, addresses and unknowns live in `content/`. */
export const siteConfig = {
  basePath,
  locales: { default: 'en', exported: ['en'] },
  hosting: {
    /** What a host answers for a path that is no page: a 302 to `/`, or the not-found page with 404. */
    unknown: 'redirect' as 'redirect' | 'notFoundPage',
    /** Below these a miss is a plain 404: a redirect would hand HTML to a script tag or to the translation loader. */
    assetPrefixes: ['/_next/', '/media/', '/locales/'],
    /** Asked for with these endings, a miss is a plain 404 as well: `out/` itself ships such files. */
    assetExtensions: [
      'js',
      'css',
      'map',
      'json',
      'woff2',
      'svg',
      'png',
      'ico',
      'avif',
      'webp',
      'webm',
      'mp4',
      'txt',
      'xml',
    ],
    cache: {
      hashed: 'public, max-age=31536000, immutable',
      revalidated: 'public, max-age=0, must-revalidate',
      never: 'no-store',
      translations: 'no-cache',
    },
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    },
  },
  header,
  translations: { maxRetries: 5, retryTimeoutMs: 350, maxParallelReads: 10 },
  /** How long a form service may keep silent before its answer counts as missing. */
  forms: { timeoutMs: 15_000 },
  reveal,
} as const
