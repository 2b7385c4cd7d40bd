/**
 * The most that may be sent before the visitor does anything, in bytes after Brotli at its best quality (1 kB = 1,000
 * bytes). `Strictness` says when a build that exceeds it fails.
 */
export interface Budget {
  name: string
  /** The pages it applies to, by path. */
  pages: RegExp
  /** The first response: the page with its styles and loader, without fonts. */
  firstView: number
  /** The number of requests: the page and pictures that are not lazy. The size of the pictures does not count. */
  requests: number
  /**
   * Extra bytes for what editors may add: for each element with this tag beyond the number that the budget was made
   * for.
   */
  grows?: { tag: string; beyond: number; bytes: number }
}

/** The budgets of a site, in bytes. */
export interface Budgets {
  /** The file with the budgets, for messages. */
  file: string
  /** The first budget that matches a page applies. */
  pages: readonly Budget[]
  /** The scripts of an interactive page, payload included, loaded at the visitor's first interaction. */
  script: number
  /** The style sheet of a page and its loader, each compressed on its own, below Brotli's highest quality. */
  styles: number
  loader: number
  /** All fonts together. Font files are compressed already. */
  fonts: number
  /** Chunks that load when the browser is idle. They do not count as scripts of a page. */
  idle?: readonly IdleChunk[]
  /** Scripts that load when a visitor uses a tool. */
  tools?: readonly ToolBudget[]
  /** The file in which the size of each page is saved, relative to the root of the project. */
  saved?: string
}

/** A chunk recognised by a string that only it contains. */
export interface IdleChunk {
  /** Its name in messages: `The chunk with the translations`. */
  name: string
  contains: string
  bytes: number
}

/** Files in the tools folder that load together. */
export interface ToolBudget {
  /** Its name in messages: `The search script`. */
  name: string
  files: readonly string[]
  bytes: number
  /** How many bytes editors' words in these files may add, and what to do if they are to blame. */
  words?: { bytes: number; hint: string }
}

/** The size of a page's first response, as saved, and its budget, which the content lint calls the usual size. */
export interface SavedSize {
  bytes: number
  usual: number
}
