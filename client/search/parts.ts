import type { Found } from '../../lib/shared/search/find'
import { markMatches } from '../../lib/shared/search/mark'
import { href } from '../../lib/shared/urls'
import { element } from '../element'
import { eyes } from './drawings'
import { text } from './texts'

/** One result: a real link, so that it opens in another tab too, in the role of an option. */
export function option({ href, title, place, call, terms }: Found, query: string, at: number): HTMLAnchorElement {
  const pieces = markMatches(title, terms, query).map((piece) =>
    piece.marked ? element('mark', {}, piece.text) : piece.text,
  )
  return element(
    'a',
    { href, role: 'option', id: `search-${at}`, tabindex: '-1', 'aria-selected': 'false' },
    element('span', { class: 'search-title' }, ...pieces),
    ' ',
    element('span', { class: 'search-place' }, place),
    ...(call ? [' ', element('code', {}, ...breakable(call))] : []),
  )
}

/** A line may break after each slash, and nowhere else. */
const breakable = (path: string) => path.split(/(?<=\/)/).flatMap((piece) => [piece, element('wbr')])

/** The way that is open whatever happens: the list of all pages, which needs no script. */
const allPages = () => element('a', { href: href('/docs#all-pages') }, text('pages'))

/** The answer where nothing looks like the query. */
export const nothing = (query: string): Node[] => [
  eyes(),
  element(
    'div',
    {},
    element('p', { class: 'search-said' }, text('none', { query })),
    element('p', { class: 'search-doors' }, element('a', { href: href('/contact') }, text('ask')), allPages()),
  ),
]

/** The answer where there is no index to ask. */
export function failure(fault: unknown, again: () => void): Node[] {
  const { status } = fault as Partial<Response>
  const said = status ? text('failedStatus', { status }) : text('failed')
  const button = element('button', { type: 'button' }, text('again'))
  button.addEventListener('click', again)
  return [
    element(
      'div',
      {},
      element('p', { class: 'search-said' }, said),
      element('p', { class: 'search-doors' }, button, allPages()),
    ),
  ]
}
