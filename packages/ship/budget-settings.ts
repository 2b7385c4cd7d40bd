/** The most that may be sent before the visitor does anything, in bytes after Brotli at its best quality (1 kB = 1,000 bytes). Above it the build fails. */
export interface Budget {
  name: string
  /** The pages it applies to, by path. */
  pages: RegExp
  /** The first response: the page with its styles and loader, without fonts. */
  firstView: number
  /** The page and pictures that are not lazy. The size of the pictures does not count. */
  requests: number
  /** Extra bytes for what editors may add: for each element with this tag beyond the number that the budget was made for. */
  grows?: { tag: string; beyond: number; bytes: number }
}

/** The budgets of a site. All are bytes, and the build fails above each. */
export interface Budgets {
  /** Where they are, for messages. */
  file: string
  /** The first that matches a page applies. */
  pages: readonly Budget[]
  /** The scripts of an interactive page, payload included, loaded at the visitor's first move. */
  script: number
  /** The style sheet of a page and its loader, each compressed on its own and not at the best quality. */
  styles: number
  loader: number
  /** All fonts together, compressed as they are. */
  fonts: number
  /** Chunks that load when the browser is idle. They do not count as scripts of a page. */
  idle?: readonly IdleChunk[]
  /** Tools that visitors ask for. */
  tools?: readonly ToolBudget[]
  /** Where the size of each page is saved, from the root of the project. */
  saved?: string
}

/** A chunk recognised by a text that only it has. */
export interface IdleChunk {
  /** As messages call it: `The chunk with the translations`. */
  name: string
  contains: string
  bytes: number
}

/** Files of the tools folder that load together. */
export interface ToolBudget {
  /** As messages call it: `The search script`. */
  name: string
  files: readonly string[]
  bytes: number
  /** Words of editors in these files: how many bytes they may add, and what to do if they are to blame. */
  words?: { bytes: number; hint: string }
}

/** The size of a page's first response, as it is saved, and the usual size of pages of its kind. */
export interface SavedSize {
  bytes: number
  usual: number
}
