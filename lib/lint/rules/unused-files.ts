import { basename, dirname } from 'node:path'
import { siteConfig } from '../../../site.config'
import { resultsFiles } from '../../content/results/read-case-results'
import { fixedPages } from '../../pages/find-page'
import { endpointsFile } from '../../reference/endpoints'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { nearest } from '../../shared/nearest'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'file-unused': {
    severity: 'warning',
    what: 'Nothing on the site uses this file.',
    fix: 'Remove it, or keep it elsewhere.',
  },
  'file-misnamed': {
    severity: 'warning',
    what: 'Nothing on the site uses this file, and “{instead}” is missing.',
    fix: 'Rename it to {instead}.',
  },
})

/** Read by name wherever they are. */
const dataFiles = [
  ...[
    'content/site.yml',
    'content/facts.yml',
    'content/computed.yml',
    'content/words.txt',
    'content/gone-pages.txt',
    'content/.dates.json',
  ],
  endpointsFile,
]

/** The rule `pictures` reports those that nothing shows. */
const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|tiff?|bmp|heic|heif)$/i

/** Files that operating systems create, and files that keep a folder in git. */
const leftBehind = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|\.gitignore)$/

export const unusedFiles = defineRule({
  title: 'Files that nothing uses',
  why: 'A name is mistyped, or somebody forgot to remove the file.',
  messages,
  check(content) {
    const wanted = wantedFiles(content)
    const present = new Set(content.files)
    const missing = new Map<string, string[]>()
    for (const file of wanted)
      if (!present.has(file)) missing.set(dirname(file), [...(missing.get(dirname(file)) ?? []), basename(file)])
    return content.files.flatMap((file): Diagnostic[] => {
      const name = basename(file)
      if (wanted.has(file) || name === 'README.md' || picture.test(name) || leftBehind.test(name)) return []
      // The rule `routes` reports a text that becomes no page.
      if (file.startsWith('content/') && name.endsWith('.md')) return []
      const instead = nearest(name, missing.get(dirname(file)) ?? [])
      return [
        instead === undefined
          ? diagnosticAt({ file }, messages['file-unused'])
          : diagnosticAt({ file }, messages['file-misnamed'], { instead }),
      ]
    })
  },
})

function wantedFiles({ pages }: Pick<Snapshot, 'pages'>): ReadonlySet<string> {
  const { exported, default: fallback } = siteConfig.locales
  return new Set([
    ...dataFiles,
    ...fixedPages().map(({ file }) => file),
    ...[...exported, fallback].map((language) => `locales/${language}/common.json`),
    ...pages.flatMap(filesOfCase),
  ])
}

/** Areas of interest, and a results file for each version. */
function filesOfCase({ file, route, yaml }: SnapshotPage): string[] {
  if (route?.kind !== 'case') return []
  const folder = dirname(file)
  const { versions } = (yaml?.value ?? {}) as { versions?: unknown }
  // While the versions cannot be read, both results files may be in use.
  const pictures = Array.isArray(versions) ? versions.map(String) : ['a', 'b']
  return [`${folder}/areas.yml`, ...resultsFiles({ folder, pictures })]
}
