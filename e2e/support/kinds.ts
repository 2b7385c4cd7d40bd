import { readFileSync } from 'node:fs'

/** One page of each kind, for engines in which all pages would take too long for every run. */
export const oneOfEachKind = [
  '/',
  '/contact',
  '/pricing',
  '/cases/galaxy',
  '/docs/rest/reference/users',
  '/privacy',
  '/404.html',
] as const

export const isOneOfEachKind = (path: string): boolean => oneOfEachKind.some((each) => each === path)

/** A page of prose with elements that rise. */
export const proseThatRises = '/about'

/**
 * The not-found page without its redirect; the embedded server redirects instead of showing it.
 * @throws if there is no export
 */
export function notFoundPage(): string {
  return readFileSync('out/404.html', 'utf8').replace(/<meta http-equiv="refresh"[^>]*>/, '')
}

/** Files of the framework, which load with the visitor's first movement. */
export const framework = /\/_next\/static\/(chunks|f)\//
