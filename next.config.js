import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { cacheKey, hashCode } from './lib/shared/build-cache/build-cache.mjs'
import { load } from './load-ts.mjs'

const adapters = { '': 'adapter.mjs', plain: 'adapter-plain.mjs', untouched: 'adapter-untouched.mjs' }

const extensions = ['tsx', 'ts', 'jsx', 'js']

/** Texts of the error screens if `npm run dev` starts while the content has a mistake. */
const fallbackErrorTexts = {
  title: 'This page has stopped working',
  body: 'Fix the mistakes in the content, then start npm run dev again to see the texts of the site here.',
  again: 'Try again',
  home: 'To the home page',
}

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Returns the configuration of Next. Of the options of a build, it reads `SHIP` and sets `BUILD_NOW`;
 * `lib/content/edition.ts` reads `BUILD_NOW` and `EDITION`.
 * @throws if an option or, outside development, a text of the error screens is invalid
 */
export default async function config(/** @type {string} */ phase) {
  // Set for all workers of one build, which inherit the environment of this process.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.BUILD_NOW ||= new Date().toISOString()
  const ship = process.env.SHIP ?? ''
  if (!Object.hasOwn(adapters, ship))
    throw new Error(`SHIP is set to ${ship}. Leave it out, or set it to plain or untouched.`)
  const adapter = adapters[ship]
  // Next's telemetry is off unless NEXT_TELEMETRY_DISABLED= turns it on: any value, even 0, turns it off.
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  const { siteConfig } = await load('./site.config.ts')
  const { preview } = (await load('./lib/content/edition.ts')).getEdition()
  const { readErrorTexts } = await load('./lib/i18n/error-texts.ts')
  const errorTexts = await readErrorTexts().catch(async (error) => {
    // Every page shows the mistake until it is fixed, so the server can start.
    if (phase === PHASE_DEVELOPMENT_SERVER) return fallbackErrorTexts
    // This runs before the adapter checks content: a mistake here must not hide mistakes elsewhere.
    const { checkContent } = await load('./lib/lint/check-content.ts')
    await checkContent()
    throw error
  })
  return {
    output: 'export',
    basePath: siteConfig.basePath,
    reactStrictMode: true,
    poweredByHeader: false,
    // A case page draws all its pictures, which on a busy machine takes longer than the default 60 s in a first build.
    staticPageGenerationTimeout: 600,
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: false },
    // Error screens are client components without props, so their few texts are written into the bundle.
    compiler: {
      define: { ERROR_TEXTS: JSON.stringify(errorTexts) },
      // Reports are cached under a hash of the code that computed them, which `next dev` cannot know.
      defineServer: {
        CODE_OF_LIB:
          phase === PHASE_PRODUCTION_BUILD ? cacheKey(['lib', 'packages'].map((folder) => hashCode(here(folder)))) : '',
      },
    },
    // A constant id makes two builds of one commit byte-identical. File names contain a hash of the content.
    generateBuildId: () => 'site',
    // A lock file above the project would make Next guess another root.
    turbopack: {
      root: here('.'),
      // `npm run dev` marks unpublished pages as a preview does.
      ...((preview || phase === PHASE_DEVELOPMENT_SERVER) && {
        resolveExtensions: ['.preview.tsx', ...extensions.map((extension) => `.${extension}`), '.mjs', '.json'],
      }),
    },
    // In a preview, x.preview.tsx replaces x.tsx. Other builds ignore it.
    pageExtensions: [...(preview ? ['preview.tsx'] : []), ...extensions],
    // SHIP=plain ships Next's own export, for a release that cannot wait until a step is fixed. SHIP=untouched runs no
    // step, for comparison.
    adapterPath: here(`./build/${adapter}`),
  }
}
