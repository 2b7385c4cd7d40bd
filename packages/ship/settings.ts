import type { Budgets } from './budget-settings'
import type { HostingPolicy } from './hosts/hosting-policy'
import type { Redirect } from './hosts/redirects'
import type { PageFacts } from './page-facts'

/** What a site decides for itself: the steps, the hosts and the budgets know nothing of any site. */
export interface ShipSettings {
  /** Path below which the export is served, such as `/nl`; empty at the root of a host. */
  basePath: string
  hosting: HostingPolicy
  /** Called once the pages are written. */
  addresses: () => Promise<Addresses>
  budgets: Budgets
  /** The style sheet that declares the custom properties of the site, from the root of the project. */
  tokens?: string
  /** The folder of picture variants in the export, such as `/media/pictures`. Those that no page shows are not shipped. */
  pictures?: string
  loader?: LoaderSettings
  tools?: ToolSettings
  /** Files to write that are not pages. @param root the project's root, absolute */
  outputs?: (root: string, keep: Keep) => Promise<readonly OutputFile[]>
  /** Keeps finished work from build to build; without it, every build does all the work. @param root the project's root, absolute */
  cache?: (root: string) => BuildCache
}

/**
 * Returns the text that an earlier build made from the same inputs with the same code, or else makes it.
 * @param inputs everything that the text depends on besides code; the first one says what it is
 */
export type Keep = (inputs: readonly string[], make: () => Promise<string>) => Promise<string>

/** Where the site is, and where its pages were before. */
export interface Addresses {
  /** Such as `https://www.example.com`. */
  origin: string
  redirects: readonly Redirect[]
}

/** A file of the export that is not a page. */
export interface OutputFile {
  /** In `out/`, with forward slashes. */
  path: string
  make: () => Promise<string | Uint8Array>
}

/** The small script that is written into every page. */
export interface LoaderSettings {
  /** Its module, from the root of the project. */
  entry: string
  /** Its parts by name, and whether a page needs one: the bundler writes the result in place of `HAS.<name>`. */
  parts: Readonly<Record<string, (page: PageFacts) => boolean>>
  /** The parts that load tools, and so contain the address of their folder, `TOOLS`. */
  loadsTools: readonly string[]
}

/** Plain scripts that a page loads when a visitor uses one of its controls. */
export interface ToolSettings {
  /** The folder of their modules, from the root of the project. */
  folder: string
  /** Values to write into their code in place of names: `all` into every tool, and `each` into the tool of that name. */
  constants: () => Promise<{ all: Constants; each: Readonly<Record<string, Constants>> }>
  /** Further files of their folder, by name. */
  files?: (keep: Keep) => Promise<ReadonlyMap<string, string>>
  /** The tools that a page may load. */
  usedBy: (page: PageFacts) => readonly UsedTool[]
  /** Modules that take the place of others, from the root of the project, by the name that is imported. */
  alias?: Readonly<Record<string, string>>
  /** Folders of code that only tools share with pages. */
  code?: readonly string[]
}

/** A tool that a page may load. */
export interface UsedTool {
  name: string
  /** Whether it brings the rules for all of its classes, and uses nothing of the site but custom properties. */
  hasOwnClasses?: boolean
}

/** Values by name, as JSON can hold them. */
export type Constants = Readonly<Record<string, unknown>>

/** Cached results. A key covers everything that a result was made from. */
export interface BuildCache {
  read: (kind: 'compressed' | 'pages', key: string) => Buffer | undefined
  write: (kind: 'compressed' | 'pages', key: string, bytes: Buffer) => void
  /** A hash of everything that shapes a page: code, packages and the version of Node. @param also further folders of code */
  codeHash: (...also: string[]) => string
}
