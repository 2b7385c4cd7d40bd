import type { Budgets } from './budget-settings'
import type { HostingPolicy } from './hosts/hosting-policy'
import type { Redirect } from './hosts/redirects'
import type { PageFacts } from './page-facts'

/** What a site decides for itself: the steps, the hosts and the budgets know nothing about any site. */
export interface ShipSettings {
  /** Path below which the export is served, such as `/nl`; empty at the root of a host. */
  basePath: string
  hosting: HostingPolicy
  /** Returns the site's addresses. Called once the pages are written. */
  addresses: () => Promise<Addresses>
  budgets: Budgets
  /** The style sheet that declares the custom properties of the site, relative to the root of the project. */
  tokens?: string
  /**
   * The folder of picture variants in the export, such as `/media/pictures`. Those that no page shows are not shipped.
   */
  pictures?: string
  loader?: LoaderSettings
  tools?: ToolSettings
  /** Returns files to write that are not pages. @param root the project's root, absolute */
  outputs?: (root: string, reuse: Reuse) => Promise<readonly OutputFile[]>
  /**
   * Opens a cache of finished work that lasts from build to build; without it, every build does all the work.
   * @param root the project's root, absolute
   */
  cache?: (root: string) => BuildCache
}

/**
 * Returns the text that an earlier build made from the same inputs with the same code, or else makes it.
 * @param inputs everything that the text depends on besides code; the first one identifies its kind
 */
export type Reuse = (inputs: readonly string[], make: () => Promise<string>) => Promise<string>

/** The origin of the site, and the former addresses of its pages. */
export interface Addresses {
  /** The origin, such as `https://www.example.com`. */
  origin: string
  redirects: readonly Redirect[]
}

/** A file of the export that is not a page. */
export interface OutputFile {
  /** Its path in `out/`, with forward slashes. */
  path: string
  make: () => Promise<string | Uint8Array>
}

/** The small script that is inlined in every page. */
export interface LoaderSettings {
  /** Its module, relative to the root of the project. */
  entry: string
  /**
   * Its parts by name, with a function that says whether a page needs the part: the bundler replaces `HAS.<name>` with
   * the result.
   */
  parts: Readonly<Record<string, (page: PageFacts) => boolean>>
  /** The parts that load tools, and so contain the address of their folder, `TOOLS`. */
  loadsTools: readonly string[]
}

/** Plain scripts that a page loads when a visitor uses one of its controls. */
export interface ToolSettings {
  /** The folder of their modules, relative to the root of the project. */
  folder: string
  /** Values that replace names in their code: `all` in every tool, and `each` in the tool of that name. */
  constants: () => Promise<{ all: Constants; each: Readonly<Record<string, Constants>> }>
  /** Further files of their folder, by name. */
  files?: (reuse: Reuse) => Promise<ReadonlyMap<string, string>>
  /** The tools that a page may load. */
  usedBy: (page: PageFacts) => readonly UsedTool[]
  /** Modules that replace others, relative to the root of the project, by the name that is imported. */
  alias?: Readonly<Record<string, string>>
  /** Further folders of code that tools use: if they change, the tools are made again. */
  code?: readonly string[]
}

/** A tool that a page may load. */
export interface UsedTool {
  name: string
  /**
   * Whether it comes with the rules for all of its classes, and uses nothing from the site's styles but custom
   * properties.
   */
  hasOwnClasses?: boolean
}

/** JSON values by name. */
export type Constants = Readonly<Record<string, unknown>>

/** A cache of results. A key covers everything that a result was made from. */
export interface BuildCache {
  read: (kind: 'compressed' | 'pages', key: string) => Buffer | undefined
  write: (kind: 'compressed' | 'pages', key: string, bytes: Buffer) => void
  /**
   * Returns a hash of everything that shapes a page: code, packages and the version of Node.
   * @param also further folders of code
   */
  codeHash: (...also: string[]) => string
}
