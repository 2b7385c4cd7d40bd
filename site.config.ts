/**
 * The header changes its style past this point. A separate constant, because browser scripts read it: the bundle then
 * leaves out the rest.
 */
export const header = { scrolledAfterPx: 10 } as const

/**
 * Scroll reveals, in milliseconds and pixels. A reveal that sets no duration takes `defaultDurationMs`; those of this
 * site set `durationMs`.
 */
export const reveal = {
  offsetPx: 120,
  durationMs: 700,
  defaultDurationMs: 400,
  throttleMs: 99,
  debounceMs: 50,
  phoneBelowPx: 768,
} as const

/** The language at the root of a host, and the fallback for every missing text. */
const defaultLanguage = 'en'

/** The language of this export, one of `locales.exported` below. Each is an export of its own. */
export const language: string = defaultLanguage

/** Path under which the export is served. Empty at the root of a host; `/nl` for an export in a second language. */
export const basePath: string = language === defaultLanguage ? '' : `/${language}`

/** The `Cache-Control` of files whose content never changes. */
const forAYear = 'public, max-age=31536000, immutable'

/**
 * The one policy by which every host serves `out/`. `packages/ship/hosts/` turns it into each host's own files,
 * `preview/` serves by it, and `tests/hosts/` checks the servers of hosts against it.
 */
const hosting = {
  /** The response to a path that is not a page: a 302 to `/`, or the not-found page with 404. */
  unknown: 'redirect' as 'redirect' | 'notFoundPage',
  /**
   * Hosts for which configuration files are made. Leave out a host that nobody uses and whose limits the site has
   * outgrown.
   */
  hosts: ['nginx', 'caddy', 'apache', 'cloudflare', 'netlify', 'firebase', 'github', 'pages', 'azure', 'vercel', 'aws'],
  /**
   * Under these paths a missing file gives a plain 404: a redirect would hand HTML to a script tag or to the
   * translation loader.
   */
  assetPrefixes: ['/_next/', '/media/', '/locales/'],
  /**
   * Every file name extension in `out/`, with its media type. A missing file with one of these also gives a plain 404,
   * except for html.
   */
  types: {
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    png: 'image/png',
    jpg: 'image/jpeg',
    ico: 'image/x-icon',
    avif: 'image/avif',
    webp: 'image/webp',
    webm: 'video/webm',
    mp4: 'video/mp4',
    vtt: 'text/vtt; charset=utf-8',
    pdf: 'application/pdf',
    wasm: 'application/wasm',
    woff2: 'font/woff2',
  },
  /**
   * The compressed copies beside each file: extension, and name in `Content-Encoding`, best first. They have no URL of
   * their own.
   */
  encodings: { br: 'br', zst: 'zstd', gz: 'gzip' },
  /**
   * `Cache-Control` by the start of the path; the first match applies. Only files with a content hash in their name
   * are cached for a year.
   */
  cache: [
    ['/_next/static/', forAYear],
    ['/media/pictures/', forAYear],
    ['/media/', 'public, max-age=86400'],
    ['/social/', 'public, max-age=86400'],
    ['/locales/', 'no-cache'],
    ['/', 'public, max-age=0, must-revalidate'],
  ],
  /** `Cache-Control` of responses that may change: 302, 404, 405. */
  uncached: 'no-store',
  /** On every response. Policies of page and header intersect: do not list here what only some pages allow. */
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  },
  /** Also in every response of a host that uses TLS, which the server of `npm start` does not. */
  tlsHeaders: { 'Strict-Transport-Security': 'max-age=63072000' },
  /**
   * `X-Robots-Tag: noindex` for Markdown copies of pages and `llms*.txt`, which are made for machines, and for results
   * files, which by themselves do not say that they are simulated. `*` matches any characters.
   */
  noindex: ['/*.md', '/llms*.txt', '/*.csv'],
} as const

/**
 * The rules of the site, for engineers: typed data, no logic. Words, addresses and unknown values are in `content/`.
 */
export const siteConfig = {
  basePath,
  locales: {
    default: defaultLanguage,
    /** With two or more, each page of each export names its other languages. */
    exported: ['en'] as readonly string[],
    /** The English of this site is British; Open Graph names a language together with its territory. */
    territories: { en: 'en_GB' } as Readonly<Record<string, string>>,
  },
  hosting,
  header,
  translations: { maxRetries: 5, retryTimeoutMs: 350, maxParallelReads: 10 },
  /** How long to wait for a form service before the request counts as failed. */
  forms: { timeoutMs: 15_000 },
  reveal,
  /**
   * Where the editor publishes to: a Git remote and its branch. With `review`, each publication is a branch of its own
   * that somebody merges. Without such a remote, the editor makes a file that somebody else can pull.
   */
  publish: { remote: 'origin', branch: 'main', review: false as boolean },
} as const
