import { basename } from 'node:path'
import { z } from 'zod'
import type { Collection, FileForm, FolderForm } from '../../editor/forms/form'
import type { Part } from '../../editor/forms/schema-part'
import { type TextTree, textsPart } from '../../editor/forms/texts-part'
import { wordsOfName } from '../../editor/forms/words-of-name'
import { factsSchema } from '../../lib/content/facts/facts-schema'
import { fitsPattern } from '../../lib/content/files'
import type { Content, ContentPage } from '../../lib/content/load-content'
import { areasSchema } from '../../lib/content/results/areas-schema'
import { siteFile, siteSchema } from '../../lib/content/site'
import { readYaml } from '../../lib/content/yaml/read-yaml'
import { localeFile, readJson } from '../../lib/i18n/load-locale'
import type { PageDefinition } from '../../lib/pages/define-page'
import { routeOf } from '../../lib/pages/find-page'
import { pages } from '../../lib/pages/index'
import { endpointsFile } from '../../lib/reference/endpoints'
import { endpointsSchema } from '../../lib/reference/endpoints-schema'
import { siteConfig } from '../../site.config'

/** The names that editors use for kinds of pages. */
const kinds: Readonly<
  Record<
    NonNullable<PageDefinition['kind']>,
    Omit<Collection, 'forms'> & Pick<FolderForm, 'labelSingular' | 'madeElsewhere'>
  >
> = {
  case: {
    name: 'cases',
    label: 'Cases',
    labelSingular: 'case',
    madeElsewhere: 'A new case begins with its results: choose “Add a case” at the top of this window.',
    icon: 'visibility',
  },
  doc: { name: 'docs', label: 'Documentation', labelSingular: 'page', icon: 'menu_book' },
}

/** How the lists mark pages that visitors may not see yet. */
const marks = [
  { field: 'draft', words: 'draft' },
  { field: 'publishAt', words: 'from', dateFormat: 'D MMM YYYY' },
]

const body = { label: 'Text', hint: 'Write the text of the page, with headings where a reader looks for them.' }

/** Converts a schema to the form that the editor reads. */
export const partOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Part

/**
 * Lists every form of the site, in the order in which editors look for them: pages first, and what seldom changes last.
 * @param content the content of the files, because the fields of some are known only from it
 */
export async function listForms(content: Content): Promise<Collection[]> {
  const [cases, docs] = await Promise.all([formsOfKind('case', content), formsOfKind('doc', content)])
  return [
    { name: 'pages', label: 'Pages', icon: 'web', forms: await formsOfPages(content) },
    cases,
    { name: 'areas', label: 'Areas of interest', icon: 'select_all', forms: formsOfAreas(content) },
    docs,
    listOf(content, { name: 'operations', label: 'API operations', icon: 'api' }, endpointsFile, endpointsSchema),
    listOf(content, { name: 'facts', label: 'Prices and facts', icon: 'euro' }, 'content/facts.yml', factsSchema),
    listOf(content, { name: 'company', label: 'Company', icon: 'apartment' }, siteFile, siteSchema),
    { name: 'texts', label: 'Interface texts', icon: 'translate', forms: formsOfTexts(content) },
  ]
}

/** Returns the forms of pages that each have their own file. */
async function formsOfPages({ pages: contentPages }: Content): Promise<FileForm[]> {
  const single = pages.filter(({ file, kind }) => kind === undefined && !file.includes('*'))
  return Promise.all(
    single.map(async ({ file, schema, hasText }) => ({
      ...{ file, label: wordsOfName(basename(file, '.md')), schema: partOf(await schema()), hasFacts: true },
      ...(hasText !== false && { body }),
      // These pages always exist, so they cannot be drafts or scheduled; a field that is there nevertheless can be
      // emptied.
      leftOut: ['draft', 'publishAt'].filter(
        (name) =>
          fieldOf(
            contentPages.find((page) => page.file === file),
            name,
          ) === undefined,
      ),
    })),
  )
}

/** Returns a field of a page’s front matter, as written. */
const fieldOf = (page: ContentPage | undefined, name: string): unknown =>
  (Object(page?.data ?? page?.yaml?.value) as Record<string, unknown>)[name]

/**
 * Returns the list of one kind of page. Some pages of that kind may have their own definitions, with the same fields.
 */
async function formsOfKind(kind: NonNullable<PageDefinition['kind']>, content: Content): Promise<Collection> {
  const { labelSingular, madeElsewhere, ...list } = kinds[kind]
  const found = pages.filter((page) => page.kind === kind && page.file.includes('*'))
  const { file, schema } = found.reduce((one, other) => (other.file.length < one.file.length ? other : one))
  return {
    ...list,
    forms: {
      ...{ files: file, label: list.label, labelSingular, ...(madeElsewhere !== undefined && { madeElsewhere }) },
      ...{ schema: partOf(await schema()), body, marks, hasFacts: true },
      ...(kind === 'doc' && { sortBy: ['order', 'title'], defaults: { order: nextOrder(content) } }),
    },
  }
}

/** Returns the order of a new page of the documentation, which comes after all others: the next multiple of ten. */
function nextOrder({ pages: all }: Content): number {
  const orders = all
    .filter(({ file }) => routeOf(file)?.kind === 'doc')
    .map((page) => fieldOf(page, 'order'))
    .filter((order) => typeof order === 'number')
  return (Math.floor(Math.max(0, ...orders) / 10) + 1) * 10
}

/** Returns a list with a single file. */
function listOf({ texts }: Content, list: Omit<Collection, 'forms'>, file: string, schema: z.ZodType): Collection {
  const value = readYaml(file, texts.get(file) ?? '').value
  return { ...list, forms: [{ file, label: list.label, schema: partOf(schema), value }] }
}

/**
 * Returns a form for the areas of interest of each case. A picture without areas or a case without the file has an
 * empty form.
 */
function formsOfAreas({ pages: all, texts }: Content): FileForm[] {
  const cases = pages.filter(({ kind }) => kind === 'case')
  return all
    .filter(({ file }) => cases.some((each) => fitsPattern(each.file, file)))
    .map((page) => {
      const file = page.file.replace(/[^/]+$/, 'areas.yml')
      const written = readYaml(file, texts.get(file) ?? '').value
      const versions = fieldOf(page, 'versions')
      const pictures = (Array.isArray(versions) ? versions : []).flatMap(({ picture }) =>
        typeof picture === 'string' ? [[picture.replace(/\.\w+$/, ''), {}] as const] : [],
      )
      const value = { ...Object.fromEntries(pictures), ...Object(written) }
      return { file, label: String(fieldOf(page, 'name') ?? file), schema: partOf(areasSchema), value }
    })
}

/** Returns the list of a page that can be moved, as in the address of the forms: `collections/docs`. */
export const listOfPage = (file: string): string =>
  `collections/${kinds[routeOf(file)?.kind === 'case' ? 'case' : 'doc'].name}`

/** Returns the form of such a page in the same way: `collections/docs/entries/collect`. */
export const formOfPage = (file: string): string =>
  `${listOfPage(file)}/entries/${file.replace(/^content\/\w+\//, '').replace(/\.md$/, '')}`

/**
 * Returns a form for the interface texts of each language. Each has the fields of the first language, whose texts
 * replace missing ones.
 */
function formsOfTexts({ texts }: Content): FileForm[] {
  const { exported, default: first } = siteConfig.locales
  const treeOf = (language: string) => {
    const file = localeFile(language, 'common')
    return { file, value: readJson(file, texts.get(file) ?? '{}').value as TextTree }
  }
  const source = treeOf(first).value
  const names = new Intl.DisplayNames('en-GB', { type: 'language' })
  return [...new Set([first, ...exported])].map((language) => ({
    ...treeOf(language),
    label: names.of(language) ?? language,
    schema: textsPart(source, language !== first),
    hasFacts: true,
  }))
}
