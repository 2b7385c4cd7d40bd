/** What a file must contain: text, or a picture in this format. */
export type FileKind = 'text' | 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'GIF' | 'SVG'

/** Files that may be written. */
export interface FileRule {
  /**
   * Paths relative to the project, with forward slashes: `*` matches a part of a name, `**` any number of folders, and
   * `(md|yml)` one of these. Matching is case-sensitive, except in the extension of a picture, because cameras write
   * `.JPG`.
   */
  pattern: string
  kind: FileKind
  /** The maximum size of a file, in bytes. */
  limit: number
}

/**
 * What the editor may write. A path that no rule matches is rejected; the first match counts. Whatever the rules say,
 * hidden files, code and configuration files are never written.
 */
export interface WritePolicy {
  rules: readonly FileRule[]
}

/** Returns the rule for a path; undefined if it may not be written. */
export function ruleFor(path: string, { rules }: WritePolicy): FileRule | undefined {
  const lowercased = path.replace(/\.\w+$/, (ending) => ending.toLowerCase())
  return rules.find(({ pattern, kind }) => matches(kind === 'text' ? path : lowercased, pattern))
}

/** Returns the picture formats that some rule accepts, in the order of the rules. */
export function pictureKinds({ rules }: WritePolicy): FileKind[] {
  return [...new Set(rules.map(({ kind }) => kind))].filter((kind) => kind !== 'text')
}

/** Whether a path matches a pattern as described in `FileRule`. */
function matches(path: string, pattern: string): boolean {
  const source = pattern.replace(/\*\*\/|\*|[.+?^${}[\]\\]/g, (part) => {
    if (part === '**/') return '(?:[^/]+/)*'
    return part === '*' ? '[^/]+' : `\\${part}`
  })
  return new RegExp(`^${source}$`, 'u').test(path)
}
