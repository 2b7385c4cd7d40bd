import { escapeLines } from './escape-lines'
import { hashOf } from './hash'
import type { OutDir } from './out-dir'
import type { Keep } from './settings'

/** One change to the export. Running it twice changes nothing the second time. */
export interface Step {
  name: string
  run: (out: OutDir) => Promise<void>
}

/** A step that changes each page on its own. */
export interface PageStep extends Step {
  /** Reads what all pages need, and changes files that are not pages. Called once, before any page of its chain changes. */
  prepare: (out: OutDir) => Promise<PageChange>
}

/** How a step changes a page. */
export interface PageChange {
  /** Everything that the change depends on besides the page, its name and our own code. */
  inputs: readonly string[]
  /** @param put writes a file beside the page */
  change: (html: string, page: string, put: PutFile) => string | Promise<string>
}

type PutFile = (path: string, text: string) => Promise<void>

/**
 * A step that changes each page on its own.
 * @param change must depend on nothing but the page, its name and our own code: its result is cached from build to build
 */
export const eachPage = (name: string, change: PageChange['change']): PageStep =>
  eachPageWith(name, async () => ({ inputs: [], change }))

/** The same for a step whose change depends on other files too. */
export function eachPageWith(name: string, prepare: PageStep['prepare']): PageStep {
  const step: PageStep = { name, prepare, run: (out) => changePages(out, [step]) }
  return step
}

type Named = PageChange & Pick<Step, 'name'>

/** What a chain of steps makes of a page. */
interface Changed {
  html: string
  /** Files beside the page. */
  files: [path: string, text: string][]
}

/**
 * Runs consecutive steps of pages as a chain: page by page, and each page through all of them. Only what the last step makes
 * is cached, so that a page that has not changed is read and hashed once, and not once for each step.
 */
async function changePages(out: OutDir, steps: readonly PageStep[]): Promise<void> {
  if (steps.length === 0) return
  const changes: Named[] = []
  for (const step of steps) changes.push({ name: step.name, ...(await naming(step.name, () => step.prepare(out))) })
  const inputs = changes.map(({ name, inputs }) => hashOf([name, ...inputs]))
  for (const page of await out.pages()) {
    const html = await out.readText(page)
    const make = async () => JSON.stringify(await changePage(out, changes, html, page))
    const changed: Changed = JSON.parse(await cachedText(out, ['chain', ...inputs, page, html], make))
    for (const [path, text] of changed.files) await out.write(path, text)
    await out.write(page, changed.html)
  }
}

async function changePage(out: OutDir, changes: readonly Named[], before: string, page: string): Promise<Changed> {
  const files: Changed['files'] = []
  // Written at once, because the next step may read it.
  const put: PutFile = async (path, text) => {
    files.push([path, text])
    await out.write(path, text)
  }
  let html = before
  for (const { name, change } of changes) html = await naming(name, () => change(html, page, put))
  return { html, files }
}

/**
 * Runs a recipe: consecutive steps of pages as one chain, and every other step on its own.
 * @throws with the name of the step that failed
 */
export async function runSteps(out: OutDir, recipe: readonly Step[]): Promise<void> {
  let chain: PageStep[] = []
  for (const step of recipe) {
    if (isPageStep(step)) {
      chain.push(step)
      continue
    }
    await changePages(out, chain)
    chain = []
    await naming(step.name, () => step.run(out))
  }
  await changePages(out, chain)
}

const isPageStep = (step: Step): step is PageStep => 'prepare' in step

/** Runs a part of a step, and gives its name to an error. */
async function naming<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (cause) {
    throw new Error(`ship, step ${name}: ${escapeLines((cause as Error).message)}`, { cause })
  }
}

/**
 * The text that a step makes, or made in an earlier build from the same inputs with the same code.
 * @param inputs name of the step and everything that its result depends on, the page included
 * @param make must depend on these inputs alone
 */
export async function cachedText(
  { cache }: OutDir,
  inputs: readonly [step: string, ...inputs: string[]],
  make: () => string | Promise<string>,
): Promise<string> {
  const key = hashOf([cache.codeHash(), ...inputs])
  const found = cache.read('pages', key)
  if (found) return found.toString()
  const made = await make()
  cache.write('pages', key, Buffer.from(made))
  return made
}

/** The cache as settings of the site use it. @param step the name of the step that asks them */
export const keepIn =
  (out: OutDir, step: string): Keep =>
  (inputs, make) =>
    cachedText(out, [step, ...inputs], make)
