import { posix } from 'node:path'
import { stringify } from 'yaml'
import { mergeFile, splitPage } from '../../editor/merge/merge-file'
import { type PageToMove, PlanError } from '../../editor/pages/move-page'
import type { Overlay, Project } from '../../editor/project/open-project'
import { currentFiles, isPageFile } from '../../lib/content/files'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { gonePagesFile, listGonePages } from '../../lib/content/gone-pages'
import { pageOfFile, routeOf } from '../../lib/pages/find-page'
import { getContent } from '../../lib/pages/get-content'
import { valueIfAbsent } from '../../lib/shared/absent'
import { slugify } from '../../lib/shared/slugify'
import { changeLinks } from './change-links'
import { formOfPage, listOfPage } from './forms'
import { nameOf, subjectOf } from './subject-of'

/** A page with its files. */
export interface PageWithFiles {
  file: string
  /** Its address without the base path, such as `/docs/collect`. */
  path: string
  /** All its files: those in the folder of an `index.md`, such as that of a case; otherwise only its own. */
  files: readonly string[]
  isDraft: boolean
}

/**
 * Finds the page of a file, if the page can be moved and deleted: a case, or a page of the documentation.
 * @returns undefined if there is no such page, or it always exists
 */
export async function findMovable(
  file: string,
  { replace }: Pick<Project, 'replace'>,
): Promise<PageToMove | undefined> {
  const page = await readMovable(file)
  return (
    page && {
      ...page,
      title: (await subjectOf(file, null))?.title ?? page.path,
      targets: await listTargets(page.path),
      list: listOfPage(file),
      async move(address) {
        await replace(() => planMove(page, address))
        return formOfPage(fileAt(page, withoutSlash(address)))
      },
      async remove(leadsTo) {
        await replace(() => planDelete(page, leadsTo))
      },
    }
  )
}

/** Finds the page of a file, with all files that belong to it; undefined if it cannot be moved. */
export async function readMovable(file: string): Promise<PageWithFiles | undefined> {
  const route = routeOf(file)
  const { pages, paths } = await getContent()
  const page = pages.find((each) => each.file === file)
  if (!route || !page || route.kind === 'page') return undefined
  const files = file.endsWith('/index.md') ? paths.filter((path) => path.startsWith(`${posix.dirname(file)}/`)) : [file]
  return { file, path: route.path, files, isDraft: Object(page.yaml?.value).draft === true }
}

/** Lists the pages to which an old address can redirect, by address: those that visitors look for. */
async function listTargets(except: string): Promise<PageToMove['targets']> {
  const { pages } = await getContent()
  const found = pages.flatMap(({ file, data, yaml }) => {
    const { title } = Object(data ?? yaml?.value) as { title?: unknown }
    const path = pageOfFile(file)?.isListed === false ? undefined : routeOf(file)?.path
    return path === undefined || path === except ? [] : [[path, { path, title: String(title ?? path) }] as const]
  })
  return [...new Map(found).values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Returns an address without spaces around it or slashes at its end. */
const withoutSlash = (address: string) => address.trim().replace(/(?!^)\/+$/, '')

/** Returns the path that the main file of a page would have at another address. */
const fileAt = ({ file, path }: PageWithFiles, address: string) => file.replace(path, address)

/** Writes what was typed as an address, if that is possible for the page; otherwise, makes one from its own address. */
function suggest(typed: string, { path }: PageWithFiles): string {
  const written = `/${typed.split('/').map(slugify).filter(Boolean).join('/')}`
  return posix.dirname(written) === posix.dirname(path) && written !== path ? written : `${path}-new`
}

/**
 * Returns what moving a page to another address changes: its files, the links to it, and its aliases, so that
 * the old address redirects to the new one.
 * @throws PlanError if it cannot have that address, or there are pages below it
 */
export async function planMove(page: PageWithFiles, address: string): Promise<Overlay> {
  const target = withoutSlash(address)
  if (!/^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/.test(target))
    throw new PlanError(
      `“${target}” is not an address. Write one of lower-case letters, digits and hyphens, such as ${suggest(target, page)}.`,
    )
  if (target === page.path) throw new PlanError('The page already has this address. Write another one.')
  const file = fileAt(page, target)
  const route = routeOf(file)
  if (route?.path !== target || route.kind !== routeOf(page.file)?.kind)
    throw new PlanError(`This page cannot be moved to “${target}”. Write an address that begins like ${page.path}.`)
  if ((await getContent()).pages.some((each) => routeOf(each.file)?.path === target))
    throw new PlanError(`“${target}” is the address of another page. Choose one that is free.`)
  const below = page.files.filter((each) => each !== page.file && isPageFile(each))
  if (below.length > 0)
    throw new PlanError(`There are pages below this one (${below.join(', ')}). Move or delete these first.`)
  const moved: Record<string, string | Uint8Array | null> = await changedLinks(page.path, target)
  const folders = [posix.dirname(page.file), posix.dirname(file)] as const
  for (const each of page.files) {
    const to = each === page.file ? file : each.replace(folders[0], folders[1])
    moved[to] = moved[each] ?? (await currentFiles().readBytes(each))
    moved[each] = null
  }
  const text = textOf(moved[file])
  moved[file] = withAliases(file, text, (aliases) => {
    const others = aliases.filter((alias) => alias !== target)
    return page.isDraft ? others : [...others, page.path]
  })
  return moved
}

/**
 * Returns what deleting a page changes.
 * @param leadsTo the address of a page to which the old address then redirects; empty if it redirects nowhere
 * @throws PlanError if other pages link to it, or there is no such page to redirect to
 */
export async function planDelete(page: PageWithFiles, leadsTo: string): Promise<Overlay> {
  const linking = Object.keys(await changedLinks(page.path, '/', page.files))
  if (linking.length > 0)
    throw new PlanError(
      `Other pages link to this one: ${(await Promise.all(linking.map(nameOf))).join(', ')}. Remove these links or let them lead elsewhere, then delete the page.`,
    )
  const deleted = Object.fromEntries(page.files.map((file) => [file, null]))
  if (leadsTo !== '') {
    const other = (await getContent()).pages.find(({ file }) => routeOf(file)?.path === leadsTo)?.file
    if (other === undefined || page.files.includes(other))
      throw new PlanError(
        `There is no page “${leadsTo}” to which the old address could lead. Choose one from the list.`,
      )
    const text = await currentFiles().readText(other)
    return { ...deleted, [other]: withAliases(other, text, (aliases) => [...aliases, page.path]) }
  }
  if (page.isDraft) return deleted
  const text = await currentFiles().readText(gonePagesFile).catch(valueIfAbsent(gonePagesFile, ''))
  if (listGonePages(text).includes(page.path)) return deleted
  return { ...deleted, [gonePagesFile]: `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${page.path}\n` }
}

/**
 * Returns the files that link to an address, with links to another one; those that only have it as an alias are left
 * out.
 */
async function changedLinks(from: string, to: string, except: readonly string[] = []): Promise<Record<string, string>> {
  const files = (await getContent()).paths.filter((file) => /^(?!.*\.dates\.).*\.(md|ya?ml|json)$/.test(file))
  const texts = await Promise.all(files.map(async (file) => [file, await currentFiles().readText(file)] as const))
  return Object.fromEntries(
    texts.flatMap(([file, text]) => {
      const changed = except.includes(file) ? text : changeLinks(file, text, from, to)
      return changed === text ? [] : [[file, changed]]
    }),
  )
}

const textOf = (content: string | Uint8Array | null | undefined): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content ?? new Uint8Array())

/** Returns a page with other aliases, and every other character unchanged. */
function withAliases(file: string, text: string, change: (aliases: readonly string[]) => readonly string[]): string {
  const value = Object(splitFrontMatter(file, text).yaml.value) as Record<string, unknown>
  const { aliases, ...others } = value
  const changed = change(Array.isArray(aliases) ? aliases.map(String) : [])
  const { body } = splitPage(file, text)
  const fields = stringify({ ...others, ...(changed.length > 0 && { aliases: changed }) }, { lineWidth: 0 })
  return mergeFile(file, text, `---\n${fields}---\n${body}`)
}
