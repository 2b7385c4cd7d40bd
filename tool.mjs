/** `npm run tool -- <name>`: runs a command that is not needed every day. Without a name, lists all of them. */
import { spawn } from 'node:child_process'
import { basename } from 'node:path'

/**
 * @typedef {object} Tool
 * @property {string[]} run the program and its first arguments, for Node
 * @property {string} description one line for the list
 */

const typescript = 'load-ts.mjs'

/** @type {Readonly<Record<string, Tool>>} */
export const tools = {
  assemble: {
    run: ['preview/assemble-cli.mjs'],
    description: 'Collects what one host gets in .hosts/<host>/: assemble netlify. Needs a build.',
  },
  compare: {
    run: ['tests/builds/compare-cli.mjs'],
    description: 'Compares what is shipped with the build of another commit, file by file: compare HEAD~1.',
  },
  deliver: {
    run: ['tests/run/deliver.mjs'],
    description:
      'Adds a new page or text that the code needs to the content as delivered: deliver locales/en/common.json.',
  },
  edits: {
    run: [typescript, 'tests/speed/edits-cli.ts'],
    description: 'Measures how soon an open page of npm run dev shows a saved change.',
  },
  fields: {
    run: [typescript, 'lib/lint/fields-cli.ts'],
    description:
      'Writes the tables of fields in docs/writing-content.md. Run it after you add or change a field of a page.',
  },
  filmstrip: {
    run: [typescript, 'tests/speed/filmstrip-cli.ts'],
    description: 'Films one page of each kind on a slow connection, for docs/performance.md. Needs a build.',
  },
  figures: {
    run: [typescript, 'tests/architecture/figures-cli.ts'],
    description: 'Prints how large and how tangled the code is. --all lists what makes up each figure.',
  },
  growth: {
    run: [typescript, 'tests/speed/growth-cli.ts'],
    description: 'Measures builds of the site with more pages, compared with plain Next: growth 500 2000.',
  },
  hosts: {
    run: ['tests/hosts/run.mjs'],
    description:
      'Tests the hosting contract on the servers installed here. --all adds the engines of other hosts. Needs a build.',
  },
  kinds: {
    run: [typescript, 'build/interactive-routes-cli.ts'],
    description: 'Records in tests/interactive-routes.json which routes are interactive. Needs a build.',
  },
  languages: {
    run: ['tests/languages/run.mjs'],
    description: 'Builds the site in English and in a pseudo-locale, and looks for English in the second.',
  },
  lighthouse: {
    run: [typescript, 'tests/speed/lighthouse-cli.ts'],
    description:
      'Runs Lighthouse on one page of each kind. --all: every page; --found: all but speed; /pricing: one. Needs a build.',
  },
  load: {
    run: [typescript, 'tests/speed/load-cli.ts'],
    description: 'Compares the embedded server with nginx under load. Needs a build, nginx and wrk.',
  },
  measure: {
    run: [typescript, 'tests/speed/measure-cli.ts'],
    description: 'Compares pages with Next’s own export on two slow connections: measure /pricing. Needs a build.',
  },
  media: {
    run: ['tools/media/run.mjs'],
    description:
      'Draws the clips or the poster, or simulates the sessions, again: media clips. Needs its packages, and ffmpeg.',
  },
  messages: {
    run: [typescript, 'lib/lint/messages-cli.ts'],
    description: 'Writes docs/messages.md. Run it after you add or change a message.',
  },
  'next-version': {
    run: ['tests/run/next-version.mjs'],
    description: 'Tests another version of Next on a copy of the project: next-version 16.4.7.',
  },
  pack: {
    run: ['packages/pack.mjs'],
    description: 'Packs a package of this project as npm does, for use elsewhere: pack gaze.',
  },
  samples: {
    run: ['tests/samples/run.mjs'],
    description: 'Sends every sample of the documentation, in four languages, to a local server.',
  },
  screens: {
    run: [typescript, 'tests/editor/pictures-cli.ts'],
    description:
      'Takes the pictures of the editor in docs/writing-content.md. Run it after you change how the editor looks.',
  },
  shots: {
    run: [typescript, 'e2e/shots/run.ts'],
    description: 'Takes pictures of every page: shots /pricing --width 390 --scheme dark. Needs a build.',
  },
  submissions: {
    run: [typescript, 'preview/submissions-cli.ts'],
    description: 'Lists what the forms received, or removes a person’s entries: submissions delete <email>.',
  },
  texts: {
    run: [typescript, 'lib/i18n/text-keys-cli.ts'],
    description:
      'Writes lib/i18n/text-keys.json. Run it after you add, rename or remove a text in the code and in locales/en/.',
  },
}

/** Returns the list of tools, which is printed when none is named. */
export function listTools() {
  const width = Math.max(...Object.keys(tools).map((name) => name.length))
  const lines = Object.entries(tools).map(([name, { description }]) => `  ${name.padEnd(width)}  ${description}`)
  return `Usage: npm run tool -- <name> [arguments]\n\n${lines.join('\n')}`
}

/**
 * @param {readonly string[]} args the name of a tool, and its arguments
 * @param {(text: string) => void} print
 * @returns {Promise<number>} the tool's exit code; 2 if there is no tool of that name
 */
export async function runTool([name, ...args], print = console.log) {
  if (name === undefined) {
    print(listTools())
    return 0
  }
  if (!Object.hasOwn(tools, name)) {
    print(`There is no tool called “${name}”. Choose one from this list.\n\n${listTools()}`)
    return 2
  }
  const child = spawn(process.execPath, [...tools[name].run, ...args], { stdio: 'inherit' })
  // The terminal sends Ctrl-C to both processes: wait for the tool, which may have something to tidy up.
  const wait = () => {}
  process.on('SIGINT', wait)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGINT', wait)
      resolve(code ?? 1)
    })
  })
}

if (basename(process.argv[1] ?? '') === 'tool.mjs') {
  process.exitCode = await runTool(process.argv.slice(2))
}
