import { basename, dirname } from 'node:path'
import { siteConfig } from '../../../site.config'
import { fileMessages } from '../../content/file-messages'
import { resultsFiles } from '../../content/results/read-case-results'
import { neededFiles } from '../../pages/find-page'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { nearest } from '../../shared/nearest'
import type { Check } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

/** Read by name wherever they are. */
const dataFiles = [
  ...['content/site.yml', 'content/facts.yml', 'content/computed.yml', 'content/words.txt', 'content/.dates.json'],
  'content/docs/rest/endpoints.yml',
]

/** Whether a picture is used is told with the pictures. */
const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|tiff?|bmp|heic|heif)$/i

/** What computers leave behind, and what keeps a folder in git. Nobody put it there to be shown. */
const leftBehind = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|\.gitignore)$/

/** Files below `content/` and `locales/` that nothing reads: a name is mistyped, or somebody forgot to remove them. */
export const unusedFiles: Check = (survey) => {
  const wanted = filesWanted(survey)
  const present = new Set(survey.files)
  const missing = new Map<string, string[]>()
  for (const file of wanted)
    if (!present.has(file)) missing.set(dirname(file), [...(missing.get(dirname(file)) ?? []), basename(file)])
  return survey.files.flatMap((file): Diagnostic[] => {
    const name = basename(file)
    if (wanted.has(file) || name === 'README.md' || picture.test(name) || leftBehind.test(name)) return []
    // One that no page is drawn from is told as such.
    if (file.startsWith('content/') && name.endsWith('.md')) return []
    const instead = nearest(name, missing.get(dirname(file)) ?? [])
    return [
      instead === undefined
        ? diagnosticAt({ file }, fileMessages['file-unused'])
        : diagnosticAt({ file }, fileMessages['file-misnamed'], { instead }),
    ]
  })
}

function filesWanted({ pages }: Pick<Snapshot, 'pages'>): ReadonlySet<string> {
  const { exported, default: fallback } = siteConfig.locales
  return new Set([
    ...dataFiles,
    ...neededFiles(),
    ...[...exported, fallback].map((language) => `locales/${language}/common.json`),
    ...pages.flatMap(filesOfCase),
  ])
}

/** Areas of interest, and a results file for each version. */
function filesOfCase({ file, place, yaml }: SnapshotPage): string[] {
  if (place?.kind !== 'case') return []
  const folder = dirname(file)
  const { versions } = (yaml?.value ?? {}) as { versions?: unknown }
  // While the versions cannot be read, both results files may be meant.
  const pictures = Array.isArray(versions) ? versions.map(String) : ['a', 'b']
  return [`${folder}/areas.yml`, ...resultsFiles({ folder, pictures })]
}
