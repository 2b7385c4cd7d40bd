import { escapeLines } from './escape-lines'
import { hashOf } from './hash'
import type { OutDir } from './out-dir'
import { openPage, type PageTree } from './page-tree'
import type { Reuse } from './settings'

/** One change to the export. Running it twice changes nothing the second time. */
export interface Step {
  name: string
  run: (out: OutDir) => Promise<void>
}

/** A step that changes the tree of each page on its own. */
export interface PageStep extends Step {
  /**
   * Reads what all pages need, and changes files that are not pages. Called once, before any page of its chain is
   * changed.
   * @returns how it changes a page; undefined if it only changes other files
   */
  prepare: (out: OutDir) => Promise<PageChange | undefined>
  /** Whether the chain's result for a page so far is cached after this step. It always is after the last step. */
  isCached?: boolean
}

/** How a step changes a page. */
export interface PageChange {
  /** Everything that the change depends on besides the page, its file name and our own code. */
  inputs: readonly string[]
  /** Changes a page. @param put writes a file beside the page */
  change: (page: PageTree, put: PutFile) => void | Promise<void>
}

type PutFile = (path: string, text: string) => Promise<void>

/**
 * Makes a step that changes each page on its own.
 * @param change must depend on nothing but the page, its file name and our own code: its result is cached from build to
 *   build
 */
export const eachPage = (name: string, change: PageChange['change']): PageStep =>
  eachPageWith(name, async () => ({ inputs: [], change }))

/** Does the same for a step whose change depends on other files too. */
export function eachPageWith(name: string, prepare: PageStep['prepare']): PageStep {
  const step: PageStep = { name, prepare, run: (out) => changePages(out, [step]) }
  return step
}

/**
 * Returns the same step with its pages cached afterwards: for the last step before others whose inputs change more
 * often.
 */
export function cacheAfter(step: PageStep): PageStep {
  return { ...step, isCached: true }
}

/** Steps that share one cache entry for each page. */
interface Stage {
  changes: (PageChange & Pick<Step, 'name'>)[]
  /** Hashes of what each step depends on besides the page. */
  inputs: string[]
}

/** The result of a stage for one page. */
interface Changed {
  html: string
  /** Files beside the page. */
  files: [path: string, text: string][]
}

/**
 * Runs consecutive page steps as a chain: page by page, and each page through all of them as one tree, which is parsed
 * only if the cache lacks the page.
 */
async function changePages(out: OutDir, steps: readonly PageStep[]): Promise<void> {
  if (steps.length === 0) return
  const stages = await prepareStages(out, steps)
  for (const file of await out.pages()) {
    let html = await out.readText(file)
    let page: PageTree | undefined
    for (const { changes, inputs } of stages) {
      let made: Changed | undefined
      const cached = await cachedText(out, ['chain', ...inputs, file, html], async () => {
        page ??= openPage(html, file)
        made = await changePage(out, changes, page)
        return JSON.stringify(made)
      })
      if (!made) page = undefined
      const changed: Changed = made ?? JSON.parse(cached)
      for (const [path, text] of changed.files) await out.write(path, text)
      html = changed.html
    }
    await out.write(file, html)
  }
}

async function prepareStages(out: OutDir, steps: readonly PageStep[]): Promise<Stage[]> {
  const stages: Stage[] = [{ changes: [], inputs: [] }]
  for (const { name, prepare, isCached } of steps) {
    const change = await withStepName(name, () => prepare(out))
    const stage = stages.at(-1) as Stage
    if (change) {
      stage.changes.push({ name, ...change })
      stage.inputs.push(hashOf([name, ...change.inputs]))
    }
    if (isCached) stages.push({ changes: [], inputs: [] })
  }
  return stages.filter(({ changes }) => changes.length > 0)
}

async function changePage(out: OutDir, changes: Stage['changes'], page: PageTree): Promise<Changed> {
  const files: Changed['files'] = []
  // Written immediately, because the next step may read it.
  const put: PutFile = async (path, text) => {
    files.push([path, text])
    await out.write(path, text)
  }
  for (const { name, change } of changes) await withStepName(name, () => change(page, put))
  return { html: page.source, files }
}

/**
 * Runs a list of steps: consecutive page steps as one chain, and every other step on its own.
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
    await withStepName(step.name, () => step.run(out))
  }
  await changePages(out, chain)
}

const isPageStep = (step: Step): step is PageStep => 'prepare' in step

/** Runs a part of a step, and adds its name to an error. */
async function withStepName<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (cause) {
    throw new Error(`ship, step ${name}: ${escapeLines((cause as Error).message)}`, { cause })
  }
}

/**
 * Returns the text that a step makes, or that an earlier build made from the same inputs with the same code.
 * @param inputs the name of the step and everything that its result depends on, including the page
 * @param make must depend on nothing but these inputs
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

/** Returns the cache in the form that the site's settings take. @param step the name of the step */
export const reuseIn =
  (out: OutDir, step: string): Reuse =>
  (inputs, make) =>
    cachedText(out, [step, ...inputs], make)
