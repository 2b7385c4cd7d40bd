import type { FileKind, FileRule, WritePolicy } from '../../editor/paths/policy'

/** The largest sizes of files, in bytes. */
const TEXT = 1_000_000
/** The results of many people are long. */
const RESULTS = 30_000_000
const PICTURE = 15_000_000

const pictures: readonly (readonly [ending: string, kind: FileKind])[] = [
  ['png', 'PNG'],
  ['(jpg|jpeg)', 'JPEG'],
  ['webp', 'WebP'],
  ['avif', 'AVIF'],
  ['svg', 'SVG'],
]

const picture = (folder: string): FileRule[] =>
  pictures.map(([ending, kind]) => ({ pattern: `${folder}/**/*.${ending}`, kind, limit: PICTURE }))

/** What editors of this site may write: text, results and pictures, but no code. */
export const policy: WritePolicy = {
  rules: [
    { pattern: 'content/**/*.(md|yml)', kind: 'text', limit: TEXT },
    { pattern: 'content/(words|gone-pages).txt', kind: 'text', limit: TEXT },
    { pattern: 'content/cases/*/*.csv', kind: 'text', limit: RESULTS },
    { pattern: 'locales/*/*.json', kind: 'text', limit: TEXT },
    ...picture('content'),
  ],
}
