import { escapeLines } from '../lib/shared/escape-controls'
import { openOutDir } from './out-dir'
import type { Step } from './step'
import { classify, classifyPlain } from './steps/classify'
import { compileEarly } from './steps/compile-early'
import { compress } from './steps/compress'
import { cutFramework } from './steps/cut-framework'
import { deferFramework } from './steps/defer-framework'
import { deleteLeftovers } from './steps/delete-leftovers'
import { inlineCss } from './steps/inline-css'
import { notFound } from './steps/not-found'
import { placeSuspenseContent } from './steps/place-suspense-content'
import { prunePictures } from './steps/prune-pictures'
import { putLoader } from './steps/put-loader'
import { putPolicy } from './steps/put-policy'
import { putTools } from './steps/put-tools'
import { settleCopies, settlePayload } from './steps/settle-payload'
import { shortenClasses } from './steps/shorten-classes'
import { shortenMarkup } from './steps/shorten-markup'
import { shortenProperties } from './steps/shorten-properties'
import { speculationRules } from './steps/speculation-rules'
import { writeHostFiles } from './steps/write-hosts'
import { writeOutputs } from './steps/write-outputs'

/** The recipe, in order. Each step says in its own file why it is there. */
export const steps: readonly Step[] = [
  notFound, // first, so that nothing is done to Next's copy of the not-found page
  settlePayload, // two builds of one commit are the same bytes
  classify, // static or interactive, while the payload that tells is still there
  placeSuspenseContent, // islands far down a long page are there without script
  cutFramework, // static pages: no script of the framework, no payload, no markers
  deferFramework, // interactive pages: the same, loaded at the visitor's first move
  compileEarly, // half of the longest pause in React's start was Chromium compiling its functions one by one
  putTools, // search, copy and their like; before inlineCss, which keeps what their styles ask for
  inlineCss, // one answer shows a page; after deferFramework, whose list of scripts says which classes may come
  shortenClasses, // 0.4 kB of every static page were hashes in names
  shortenProperties, // and 0.1 kB the names of custom properties
  shortenMarkup, // the same tree in fewer bytes: end tags and escapes that nobody needs
  speculationRules, // hovering a link fetches the page behind it
  putLoader, // header, reveals and late hydration, one small script in every page
  putPolicy, // after everything that it allows by hash
  writeOutputs, // /locales and /licences.txt
  prunePictures, // when every page is as it will be
  deleteLeftovers, // what no page names any more
  compress, // when no byte changes any more
  writeHostFiles, // last of all: the hosts' lists name what is shipped
]

/** Next's own export for a release that cannot wait for a step: `SHIP=plain`. */
export const plainSteps: readonly Step[] = [
  notFound,
  settlePayload,
  settleCopies, // which the steps above leave to be deleted
  classifyPlain,
  placeSuspenseContent, // without script the islands of long pages would be missing here too
  putTools, // nor are the tools
  putLoader, // header and reveals are no part of Next
  putPolicy, // one that allows Next's inline scripts
  writeOutputs,
  prunePictures,
  deleteLeftovers,
  compress,
  writeHostFiles,
]

/**
 * Turns Next's export into what is shipped. Run twice, it changes nothing the second time.
 * @param root the project's root, absolute
 * @param recipe the steps, in order
 */
export async function postbuild(root: string, recipe: readonly Step[] = steps): Promise<void> {
  const out = openOutDir(root)
  for (const step of recipe) {
    try {
      await step.run(out)
    } catch (cause) {
      throw new Error(`postbuild, step ${step.name}: ${escapeLines((cause as Error).message)}`, { cause })
    }
  }
}
