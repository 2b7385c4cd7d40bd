import { readFileSync } from 'node:fs'

/** One page of each kind, for engines in which testing all pages would take too long in every run. */
export const oneOfEachKind = [
  '/',
  '/contact',
  '/pricing',
  '/cases/galaxy',
  '/docs/rest/reference/users',
  '/privacy',
  '/404.html',
] as const

/** Whether a page is the one that represents its kind. */
export const isOneOfEachKind = (path: string): boolean => oneOfEachKind.some((each) => each === path)

/** A page without islands, with reveals. */
export const pageWithReveals = '/about'

/**
 * Returns the not-found page without its redirect; the embedded server redirects instead of showing it.
 * @throws if there is no export
 */
export function notFoundPage(): string {
  return readFileSync('out/404.html', 'utf8').replace(/<meta http-equiv="refresh"[^>]*>/, '')
}

/** Matches files of the framework, which run only once the visitor uses an island or scrolls close to one. */
export const frameworkFiles = /\/_next\/static\/(chunks|f)\//
