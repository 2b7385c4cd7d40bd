/** The public interface of this package: see README.md. Everything else is internal. */
import * as html from './html'

export { type AdapterOptions, createAdapter } from './adapter'
export { assembleHost } from './assemble-host'
export type { Budget, Budgets, IdleChunk, SavedSize, ToolBudget } from './budget-settings'
export type { Strictness } from './budgets/check-size'
export { createFormsHandler, type FormsOptions } from './forms/handler'
export type { FormFields, FormSettings, FormTexts } from './forms/settings'
export type { Submission } from './forms/store'
export { openSubmissions, type StoreProblem, type Submissions } from './forms/submissions'
export { hosts } from './hosts/all'
export { describeExport, type ExportedSite } from './hosts/exported'
export type { HostOutput, Listener, SupportedHost } from './hosts/host'
export type { HostingPolicy } from './hosts/hosting-policy'
export type { Redirect } from './hosts/redirects'
export type { PageFacts } from './page-facts'
export { kindsByRoute } from './page-kinds'
export { createPageMaker, type PageMaker } from './page-maker'
export type { Manifest, ServedFile } from './server/manifest'
export type { Outcome } from './server/resolve'
export { createResponder, type Responder } from './server/responder'
export { type FormsHandler, type RunningServer, type ServerOptions, startServer } from './server/server'
export type { PlainPageSettings, ServedSite } from './server/site'
export type {
  Addresses,
  BuildCache,
  Constants,
  LoaderSettings,
  OutputFile,
  ShipSettings,
  ToolSettings,
  UsedTool,
} from './settings'
export { shipExport } from './ship-export'
export { html }
