import { reuseIn, type Step } from '../../step'

/** Writes the files of the site that are not pages. */
export const writeOutputs: Step = {
  name: 'write-outputs',
  run: async (out) => {
    for (const { path, make } of (await out.settings.outputs?.(out.root, reuseIn(out, 'write-outputs'))) ?? [])
      await out.write(path, await make())
  },
}
