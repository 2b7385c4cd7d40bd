import { writeFile } from 'node:fs/promises'
import { stills } from './draw'

/** Draws the four stills of the features switcher anew: `node load-ts.mjs studio/stills/run.ts`. Commit what comes out. */
export async function main(): Promise<void> {
  for (const [name, draw] of Object.entries(stills)) {
    const file = `content/pages/home/${name}.png`
    await writeFile(file, await draw())
    console.log(`Drawn: ${file}`)
  }
}
