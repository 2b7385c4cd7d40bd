import type { Change } from '../journal/prepare'
import type { Processes } from '../journal/processes'
import { versionOf } from '../journal/version'

/** A project before a save of three files, by path relative to its folder. */
export const oldTexts = {
  'content/cases/old/index.md': 'a case that is deleted\n',
  'content/pages/about.md': 'the old text\n',
  'content/pages/terms.md': 'a text that is not touched\n',
}

/** The same project after the save. */
export const newTexts = {
  'content/docs/guides/new.md': 'a page that is new\n',
  'content/pages/about.md': 'the new text\n',
  'content/pages/terms.md': 'a text that is not touched\n',
}

/** The save: a file in a new folder, a changed file and a deleted one. */
export const changes: readonly Change[] = [
  { path: 'content/docs/guides/new.md', content: 'a page that is new\n', expected: null },
  { path: 'content/pages/about.md', content: 'the new text\n', expected: versionOf('the old text\n') },
  { path: 'content/cases/old/index.md', content: null, expected: versionOf('a case that is deleted\n') },
]

/** Returns texts with their paths below a folder. */
export const below = (root: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [`${root}/${path}`, text]))

/** Returns the only process that is running, because all others have ended. */
export function soleProcess(name: string): Processes {
  let time = 0
  return {
    own: async () => name,
    isAlive: async (other) => other === name,
    pause: async () => {
      time += 1000
    },
    now: () => time,
  }
}
