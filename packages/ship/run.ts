import { cacheAfter, type Step } from './step'
import { inlineCss } from './steps/css/inline-css'
import { shortenNames } from './steps/css/shorten-names'
import { shortenTools } from './steps/css/shorten-tools'
import { compress } from './steps/files/compress'
import { prunePictures } from './steps/files/prune-pictures'
import { writeHostFiles } from './steps/files/write-hosts'
import { writeOutputs } from './steps/files/write-outputs'
import { canonicalisePayload } from './steps/framework/canonicalise-payload'
import { classify, classifyPlain } from './steps/framework/classify'
import { compileHints } from './steps/framework/compile-hints'
import { cutFramework } from './steps/framework/cut-framework'
import { deferFramework } from './steps/framework/defer-framework'
import { deleteLeftovers } from './steps/framework/delete-leftovers'
import { placeSuspenseContent } from './steps/framework/place-suspense-content'
import { notFound } from './steps/html/not-found'
import { noteSizes } from './steps/html/note-sizes'
import { putPolicy } from './steps/html/put-policy'
import { shortenMarkup } from './steps/html/shorten-markup'
import { speculationRules } from './steps/html/speculation-rules'
import { putLoader } from './steps/scripts/put-loader'
import { putTools } from './steps/scripts/put-tools'

/**
 * The steps in order, each with a line that says why it exists or why it comes where it does. Its file says more.
 * Consecutive steps that change each page on its own run as a chain over one tree of the page. `cacheAfter` caches
 * pages as they are after a step.
 */
export const steps: readonly Step[] = [
  notFound, // first, so that no step processes Next's copies of the not-found page
  compileHints, // halves the longest pause while React starts in Chromium
  putTools, // search, copy and the other tools; before inlineCss, which keeps the custom properties that they use
  classify, // static or interactive; sorts the payload of the latter, so that two builds are the same
  placeSuspenseContent, // shows islands far down a long page even without JavaScript
  cutFramework, // static pages need no framework, payload or markers
  cacheAfter(deferFramework), // interactive pages load the framework at the visitor's first interaction; a later build may start from here
  inlineCss, // one response contains all that a page needs; after deferFramework, whose scripts say which classes may be added later
  shortenNames, // saves 0.4 kB of hashes and 0.1 kB of property names on every static page
  shortenMarkup, // leaves out optional end tags and escapes: same tree, fewer bytes
  cacheAfter(speculationRules), // fetches a page when the visitor hovers over its link; what follows depends on all tools
  shortenTools, // the same property names in tools; before putLoader, because it changes their address
  putLoader, // one small inline script, with the parts that the page needs
  putPolicy, // after every script and style that it allows by hash
  noteSizes, // for the budgets, while each page is a tree in memory; after its last change
  writeOutputs, // files that are not pages: translations, licences, feeds, social pictures
  prunePictures, // once every page is final
  deleteLeftovers, // files that no page refers to any more
  compress, // once no file changes any more
  writeHostFiles, // last: the lists for hosts name everything that is shipped
]

/** `SHIP=plain`: Next's own export, for a release that cannot wait until a step is fixed. */
export const plainSteps: readonly Step[] = [
  notFound,
  canonicalisePayload,
  classifyPlain,
  placeSuspenseContent, // this export, too, must show islands without JavaScript
  putTools, // Next does not know about the tools
  putLoader, // nor the header and the reveals
  putPolicy, // a policy that allows Next's inline scripts
  writeOutputs,
  prunePictures,
  deleteLeftovers,
  compress,
  writeHostFiles,
]
