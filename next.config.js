import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { hashCode } from './lib/shared/build-cache/build-cache.mjs'
import { load } from './load-ts.mjs'

const adapters = { '': 'adapter.mjs', plain: 'adapter-plain.mjs', untouched: 'adapter-untouched.mjs' }

const endings = ['tsx', 'ts', 'jsx', 'js']

/** What error screens say where a mistake in the content was there before the server that follows edits. */
const errorTextsInNeed = {
  title: 'This page has stopped working',
  body: 'Mend what is wrong in the content, and start npm run dev again to read the words of the site here.',
  again: 'Try again',
  home: 'To the home page',
}

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Read here and nowhere else: what the command line may change about a build. */
export default async function config(/** @type {string} */ phase) {
  // The same for all workers of one build, which get the environment of this process.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.BUILD_NOW ||= new Date().toISOString()
  const ship = process.env.SHIP ?? ''
  if (!Object.hasOwn(adapters, ship)) throw new Error(`SHIP is set to ${ship}. Leave it out, or set it to plain.`)
  const adapter = adapters[ship]
  // A build tells nobody about itself; whoever wants Next's telemetry says so with NEXT_TELEMETRY_DISABLED=0.
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  const { siteConfig } = await load('./site.config.ts')
  const { preview } = (await load('./lib/content/edition.ts')).getEdition()
  const { readErrorTexts } = await load('./lib/i18n/error-texts.ts')
  const errorTexts = await readErrorTexts().catch(async (error) => {
    // What is wrong is shown on every page, and goes by itself when it is mended: no reason not to begin.
    if (phase === PHASE_DEVELOPMENT_SERVER) return errorTextsInNeed
    // Read before the adapter checks content: what is wrong there must not hide what is wrong elsewhere.
    const { checkContent } = await load('./lib/lint/check-content.ts')
    await checkContent()
    throw error
  })
  return {
    output: 'export',
    basePath: siteConfig.basePath,
    reactStrictMode: true,
    poweredByHeader: false,
    // A case draws all its pictures while its page is made: on a busy machine a first build can take that longer than 60 s.
    staticPageGenerationTimeout: 600,
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: false },
    // The error screens are client components without props: their few words are written into the bundle.
    compiler: {
      define: { ERROR_TEXTS: JSON.stringify(errorTexts) },
      // What is computed of results is kept by the code that did it. While somebody edits, that is never certain.
      defineServer: { CODE_OF_LIB: phase === PHASE_PRODUCTION_BUILD ? hashCode(here('lib')) : '' },
    },
    // A constant id makes two builds of one commit byte-identical; files are told apart by their content hash.
    generateBuildId: () => 'site',
    // A lock file above the project would make Next guess another root.
    turbopack: {
      root: here('.'),
      // While somebody edits, pages that are kept back are marked as in a preview.
      ...((preview || phase === PHASE_DEVELOPMENT_SERVER) && {
        resolveExtensions: ['.preview.tsx', ...endings.map((ending) => `.${ending}`), '.mjs', '.json'],
      }),
    },
    // A file x.preview.tsx stands in the place of x.tsx in previews, and is no part of any other build.
    pageExtensions: [...(preview ? ['preview.tsx'] : []), ...endings],
    // SHIP=plain ships Next's own export, for a release that cannot wait for a step to be mended. SHIP=untouched is for
    // comparing: no step at all.
    adapterPath: here(`./postbuild/${adapter}`),
  }
}
