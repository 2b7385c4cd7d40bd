import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Saves files of the project as an editor would. */
interface SavedFiles {
  /** @param text returns the new text of the file, given the original one */
  save(file: string, text: (before: string) => string): void
  /** Restores every file and removes new ones. */
  putBack(): void
}

/** Returns functions that save files for a test. The test must call `putBack` at its end. */
export function savedFiles(): SavedFiles {
  const before = new Map<string, string | undefined>()
  return {
    save(file, text) {
      if (!before.has(file)) before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text(before.get(file) ?? ''))
    },
    putBack() {
      for (const [file, text] of before) {
        if (text === undefined) rmSync(file, { force: true })
        else writeFileSync(file, text)
      }
      before.clear()
    },
  }
}

/** The path of a documentation page that the site does not have. */
export const OKAPI = 'content/docs/okapi.md'

/** Returns the text of that page. @param more lines to add to its front matter */
export const okapi = (more = '') => `---
title: The okapi
description: It says what there is to say about the okapi.
lead: A page about the okapi.
order: 400
${more}---

## The okapi in short

It is shy.
`
