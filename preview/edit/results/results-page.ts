import { posix } from 'node:path'
import { FORMS_WINDOW, type Html, html } from '../../../editor/pages/html'
import { PlanError } from '../../../editor/pages/move-page'
import { fileOf, type OwnPage, type PageContent, textOf } from '../../../editor/pages/own-page'
import { pictureKind } from '../../../editor/paths/picture-kind'
import type { Project } from '../../../editor/project/open-project'
import { HttpError } from '../../../editor/server/http-error'
import { readAreas } from '../../../lib/content/results/read-areas'
import { routeOf } from '../../../lib/pages/find-page'
import { getContent } from '../../../lib/pages/get-content'
import { slugify } from '../../../lib/shared/slugify'
import { checkResults } from './check-results'
import { type NewVersion, planCase } from './plan-case'

/** An uploaded file, until it is saved or replaced. */
interface Upload {
  name: string
  bytes: Uint8Array
}

/** An upload with the id under which it is kept. */
type Kept = Upload & { id: string }

/** An existing case, with the names of its results files and the size of each picture. */
interface Case {
  file: string
  path: string
  results: readonly { name: string; grid: { width: number; height: number } }[]
}

/** The maximum number of uploads that are kept. */
const MAX_KEPT = 12

/** Returns the page on which results are uploaded, for a new case or to replace those of an existing one. */
export function resultsPage(address: string, { replace }: Pick<Project, 'replace'>): OwnPage {
  /** By an id that the form contains, so that a file whose conversion is offered need not be chosen again. */
  const kept = new Map<string, Upload>()
  let count = 0

  const keep = (upload: Upload): string => {
    const id = String(++count)
    kept.set(id, upload)
    for (const old of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(old)
    return id
  }

  async function uploadIn(form: FormData, name: string): Promise<Upload | undefined> {
    const file = fileOf(form, name)
    return file
      ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
      : kept.get(textOf(form, `${name}-kept`))
  }

  async function submitNewCase(form: FormData, token: Html): Promise<PageContent> {
    const text = (name: string) => textOf(form, name)
    const grid = { width: Number(text('width')), height: Number(text('height')) }
    const shown: Record<string, Kept | undefined> = {}
    const problems: Html[] = []
    const versions: NewVersion[] = []
    try {
      for (const part of ['', '-b']) {
        const results = await uploadIn(form, `results${part}`)
        const picture = await uploadIn(form, `picture${part}`)
        shown[`picture${part}`] = picture && { id: keep(picture), ...picture }
        const result = results && checkUpload(results, grid, text('do') === 'convert')
        shown[`results${part}`] = result && { id: keep(result.upload), ...result.upload }
        if (result && result.mistakes.length > 0)
          problems.push(writeMistakes(result.upload.name, result.mistakes, result.canConvert))
        const alt = text(`alt${part}`)
        if (part !== '' && !result && !picture && alt === '') continue
        if (!result || !picture || alt === '')
          throw new PlanError(
            `The picture, its description or the results ${part === '' ? '' : 'of version B '}are missing. Choose both files and say what the picture shows, then press the button again.`,
          )
        const { bytes } = picture
        versions.push({ alt, picture: { bytes, extension: extensionOf(bytes) }, results: result.upload.bytes })
      }
      if (problems.length > 0) return newCaseForm(address, token, { text, shown, problems })
      const slug = text('slug') || slugify(text('name'))
      const source = text('source') === 'measured' ? 'measured' : 'simulated'
      const [first, second] = versions as [NewVersion, NewVersion?]
      const plan = () =>
        planCase({
          ...{ slug, grid, source, name: text('name'), question: text('question') },
          versions: second ? [first, second] : [first],
        })
      const warnings = await replace(plan)
      // A new query makes the browser load the forms again, so that they include the new case.
      const forms = `${address}?${slug}#/collections`
      const names = Object.entries(shown).flatMap(([name, upload]) =>
        name.startsWith('results') && upload ? [upload.name] : [],
      )
      const links = [
        [`${forms}/cases/entries/${slug}/index`, 'Write its text'],
        [`${forms}/areas/entries/content-cases-${slug}-areas`, 'Mark its areas of interest'],
      ] as const
      const sentence = `/cases/${slug} is a draft, with ${names.join(' and ')} as its results.`
      return done('The case was added', sentence, links, warnings)
    } catch (error) {
      return newCaseForm(address, token, { text, shown, problems: [...problems, writeError(error)] })
    }
  }

  async function submitReplacement(form: FormData, token: Html, found: Case): Promise<PageContent> {
    const files: Record<string, Uint8Array> = {}
    const problems: Html[] = []
    const shown: Record<string, Kept | undefined> = {}
    for (const { name, grid } of found.results) {
      const chosen = await uploadIn(form, name)
      if (!chosen) continue
      const { upload, mistakes, canConvert } = checkUpload(chosen, grid, textOf(form, 'do') === 'convert')
      shown[name] = { id: keep(upload), ...upload }
      files[`${posix.dirname(found.file)}/${name}`] = upload.bytes
      if (mistakes.length > 0) problems.push(writeMistakes(upload.name, mistakes, canConvert))
    }
    try {
      if (Object.keys(files).length === 0)
        throw new PlanError('No file was chosen. Choose the new results, then press the button again.')
      if (problems.length > 0) return replacementForm(address, token, found, { shown, problems })
      const warnings = await replace(async () => files)
      const sentence = `${found.path} is computed from the new results.`
      return done('The results were replaced', sentence, [[found.path, 'See this page']], warnings)
    } catch (error) {
      return replacementForm(address, token, found, { shown, problems: [writeError(error)] })
    }
  }

  return {
    path: '/results',
    label: 'Add a case',
    async show(fields, token) {
      const file = fields.get('file')
      return file === null
        ? newCaseForm(address, token, { text: (name) => defaults[name] ?? '' })
        : replacementForm(address, token, await caseOf(file))
    },
    async submit(form, token) {
      const file = textOf(form, 'file')
      return file === '' ? submitNewCase(form, token) : submitReplacement(form, token, await caseOf(file))
    },
  }
}

const defaults: Readonly<Record<string, string>> = { width: '1200', height: '750', source: 'simulated' }

/** Returns the results as they would be saved, and what is wrong with them. */
function checkUpload(sent: Upload, grid: Case['results'][number]['grid'], shouldConvert: boolean) {
  const first = checkResults(sent.name, sent.bytes, grid)
  if (!shouldConvert || !first.converted)
    return { upload: sent, mistakes: first.mistakes, canConvert: first.converted !== undefined }
  const upload = { name: sent.name, bytes: first.converted }
  return { upload, mistakes: checkResults(sent.name, upload.bytes, grid).mistakes, canConvert: false }
}

/** Finds the case of a page. @throws HttpError if the page is not a case */
async function caseOf(file: string): Promise<Case> {
  const page = (await getContent()).pages.find((each) => each.file === file)
  const route = page && routeOf(file)
  if (!page || route?.kind !== 'case')
    throw new HttpError(404, 'There is no such case. Close this window, and choose a case in the editor.')
  const areas = await readAreas(`${posix.dirname(file)}/areas.yml`)
  const { versions = [] } = Object(page.yaml?.value) as { versions?: { picture?: string }[] }
  const results = versions.slice(0, 2).flatMap(({ picture = '' }, index) => {
    const grid = areas[picture.replace(/\.\w+$/, '')]
    return grid ? [{ name: `${'ab'[index]}.csv`, grid: { width: grid.width, height: grid.height } }] : []
  })
  return { file, path: route.path, results }
}

/** Returns the file name extension that fits a picture, whatever its name was. */
const extensionOf = (bytes: Uint8Array): string =>
  ({ JPEG: 'jpg', WebP: 'webp' })[pictureKind(bytes) as string] ?? 'png'

function writeError(error: unknown): Html {
  if (!(error instanceof PlanError || error instanceof HttpError)) throw error
  return html`<p class="message error" role="alert">${error.message}</p>`
}

const writeMistakes = (
  name: string,
  mistakes: readonly string[],
  canConvert: boolean,
) => html`<div class="message error" role="alert">
<p>Nothing was saved, because ${name} has ${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}:</p>
<ul>${mistakes.map((mistake) => html`<li>${mistake}</li>`)}</ul>
${canConvert ? html`<p>It looks like a file from a spreadsheet in another language. “Convert it and save” below writes commas between the columns and decimal points in the numbers.</p>` : undefined}
</div>`

const buttons = (label: string, problems: readonly Html[]) =>
  problems.some(({ source }) => source.includes('Convert it and save'))
    ? html`<button name="do" value="convert">Convert it and save</button> <button name="do" value="save" class="secondary">${label}</button>`
    : html`<button name="do" value="save">${label}</button>`

const done = (
  title: string,
  sentence: string,
  links: readonly (readonly [address: string, label: string])[],
  warnings: readonly string[],
) => ({
  title,
  body: html`<p class="message success" role="status">${sentence} It is not published yet.</p>
${warnings.length > 0 ? html`<div class="message warning"><p>Check the following, and ignore anything that is correct:</p><ul>${warnings.map((warning) => html`<li>${warning}</li>`)}</ul></div>` : undefined}
<ul>${links.map(([address, label]) => html`<li><a href="${address}"${address.includes('#') ? html` target="${FORMS_WINDOW}"` : undefined}>${label}</a></li>`)}</ul>`,
})

/** Returns a field for a file, which shows the file kept from the last attempt. */
function fileField(
  name: string,
  label: string,
  hint: string,
  accept: string,
  { kept, isOptional = false }: { kept?: Kept | undefined; isOptional?: boolean },
): Html {
  return html`<label for="${name}">${label}</label>
<input type="file" id="${name}" name="${name}" accept="${accept}"${kept || isOptional ? undefined : html` required`} aria-describedby="${name}-hint">
${kept && html`<input type="hidden" name="${name}-kept" value="${kept.id}">`}
<p class="hint" id="${name}-hint">${kept ? `${kept.name} is kept. Choose a file only to replace it.` : hint}</p>`
}

const RESULTS_HINT =
  'The CSV file from the test, with one row for each measurement. Any mistakes in it are listed before it is saved.'

interface NewCaseValues {
  text: (name: string) => string
  shown?: Readonly<Record<string, Kept | undefined>>
  problems?: readonly Html[]
}

function newCaseForm(address: string, token: Html, { text, shown = {}, problems = [] }: NewCaseValues): PageContent {
  const line = (name: string, label: string, hint: string, more: Html) => html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${text(name)}" aria-describedby="${name}-hint" ${more}>
<p class="hint" id="${name}-hint">${hint}</p>`
  const choice = (value: string, label: string) =>
    html`<option value="${value}"${text('source') === value ? html` selected` : undefined}>${label}</option>`
  const version = (part: string, isOptional: boolean) => {
    const [of, needed] = [isOptional ? ' of version B' : '', isOptional ? html`` : html`required`]
    const file = (name: string) => ({ kept: shown[`${name}${part}`], isOptional })
    return html`${fileField(`picture${part}`, `Tested picture${of}`, 'PNG, JPEG or WebP, at least 1000 pixels wide.', 'image/png,image/jpeg,image/webp', file('picture'))}
${line(`alt${part}`, `Description of the picture${of}`, 'What the picture shows, for people who cannot see it.', html`type="text" maxlength="400" ${needed}`)}
${fileField(`results${part}`, `Results${of}`, RESULTS_HINT, '.csv,.txt,text/csv', file('results'))}`
  }
  const body = html`${problems}
<p>A case begins with the results of a test and the picture that was tested; an A/B test has two of each. The case is a draft until you have written its text.</p>
<form method="post" action="${address}/results" enctype="multipart/form-data">
${token}
${line('name', 'Name', 'What the case is called, in at most 30 characters.', html`type="text" maxlength="30" required`)}
${line('slug', 'Last part of the page address', 'Lower-case letters, digits and hyphens, such as my-case for /cases/my-case. If you leave this empty, it is made from the name.', html`type="text" maxlength="60" pattern="[a-z0-9]+(-[a-z0-9]+)*" title="Lower-case letters, digits and hyphens, such as my-case" autocapitalize="none" spellcheck="false"`)}
${line('question', 'Question', 'What the test asks, in at most 160 characters.', html`type="text" maxlength="160" required`)}
<label for="source">Where the results come from</label>
<select id="source" name="source">${choice('simulated', 'Simulated sessions')}${choice('measured', 'Recorded sessions with people')}</select>
${version('', false)}
${line('width', 'Width of the picture in the results', 'In the pixels in which gaze was measured: the size at which testers saw the picture. If you do not know it, ask whoever ran the test.', html`type="number" min="1" step="any" required`)}
${line('height', 'Height of the picture in the results', 'In the same pixels.', html`type="number" min="1" step="any" required`)}
<h2>Version B</h2>
<p>Only for an A/B test: the picture above is then version A. Both must have been shown at the same size.</p>
${version('-b', true)}
${buttons('Add the case', problems)}
</form>`
  return { title: 'Add a case', body }
}

function replacementForm(
  address: string,
  token: Html,
  { file, path, results }: Case,
  { shown = {}, problems = [] }: { shown?: Record<string, Kept | undefined>; problems?: readonly Html[] } = {},
): PageContent {
  const fields = results.map(({ name }, index) => {
    const label = results.length === 1 ? 'New results' : `New results of version ${'AB'[index]}`
    return fileField(name, label, RESULTS_HINT, '.csv,.txt,text/csv', {
      kept: shown[name],
      isOptional: results.length > 1,
    })
  })
  const body = html`${problems}
<p>The figures of this case are computed from ${results.map(({ name }) => name).join(' and ')}. Each file that you replace is kept under “Earlier versions” for a month.</p>
<form method="post" action="${address}/results" enctype="multipart/form-data">
${token}
<input type="hidden" name="file" value="${file}">
${fields}
${buttons('Replace the results', problems)}
</form>`
  return { title: `Results of ${path}`, body }
}
