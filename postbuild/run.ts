import { openOutDir } from './out-dir'
import type { Step } from './step'
import { bundleClient } from './steps/bundle-client'
import { notFound } from './steps/not-found'
import { placeSuspenseContent } from './steps/place-suspense-content'
import { prunePictures } from './steps/prune-pictures'
import { settlePayload } from './steps/settle-payload'
import { writeHostFiles } from './steps/write-hosts'
import { writeOutputs } from './steps/write-outputs'

/** The recipe, in order. Each step says in its own file why it is there. */
export const steps: readonly Step[] = [
  notFound, // first, so that nothing is done to Next's copy of the not-found page
  settlePayload, // two builds of one commit are the same bytes
  placeSuspenseContent, // islands far down a long page are there without script
  bundleClient, // header and reveals on every page, without React
  writeOutputs, // /locales and /licences.txt
  prunePictures, // last, when every page is as it will be
  writeHostFiles, // last of all: the hosts' lists name what is shipped
]

/**
 * Turns Next's export into what is shipped. Run twice, it changes nothing the second time.
 * @param root the project's root, absolute
 */
export async function postbuild(root: string): Promise<void> {
  const out = openOutDir(root)
  for (const step of steps) {
    try {
      await step.run(out)
    } catch (cause) {
      throw new Error(`postbuild, step ${step.name}: ${(cause as Error).message}`, { cause })
    }
  }
}
