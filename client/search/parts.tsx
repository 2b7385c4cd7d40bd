/** @jsxImportSource ../jsx */
import type { FoundRecord } from '../../lib/shared/search/find'
import { markMatches } from '../../lib/shared/search/mark'
import { href } from '../../lib/shared/urls'
import { create, type JsxNode } from '../jsx/jsx-runtime'
import { text } from './texts'

/** Draws one result, with the role of an option. It is a real link, so that it can be opened in another tab. */
export function makeOption(
  { href, title, place, call, terms }: FoundRecord,
  query: string,
  index: number,
): HTMLAnchorElement {
  return create<HTMLAnchorElement>(
    <a href={href} role="option" id={`search-${index}`} tabIndex={-1} aria-selected="false">
      <span class="search-title">
        {markMatches(title, terms, query).map((piece) => (piece.marked ? <mark>{piece.text}</mark> : piece.text))}
      </span>{' '}
      <span class="search-place">{place}</span>
      {call && [' ', <code>{breakable(call)}</code>]}
    </a>,
  )
}

/** Lets a line break after each slash, and nowhere else. */
const breakable = (path: string) => path.split(/(?<=\/)/).flatMap((piece) => [piece, <wbr />])

/** Returns the link to the list of all pages, which works without JavaScript. */
const allPages = () => <a href={href('/docs#all-pages')}>{text('pages')}</a>

/** Returns what is shown if there are no results: the eyes of the logo, looking up, and two links. */
export const noResultsMessage = (query: string): JsxNode => [
  // The names of properties are written out in full, so that the build finds them after `var(` and shortens them, as in
  // the pages.
  <svg viewBox="0 0 183 100" class="search-eyes" aria-hidden="true">
    <g>
      <circle cx="50" cy="50" r="50" fill="var(--coral)" />
      <circle cx="133" cy="50" r="50" fill="var(--yellow)" class="search-layer" />
    </g>
    <circle cx="70" cy="38" r="19" fill="var(--ink)" />
    <circle cx="153" cy="38" r="19" fill="var(--ink)" />
  </svg>,
  <div>
    <p class="search-message">{text('none', { query })}</p>
    <p class="search-links">
      <a href={href('/contact')}>{text('ask')}</a>
      {allPages()}
    </p>
  </div>,
]

/** Returns what is shown if the index could not be loaded. @param retry called when the visitor tries again */
export function failureMessage(error: unknown, retry: () => void): JsxNode {
  const { status } = error as Partial<Response>
  const button = create(<button type="button">{text('again')}</button>)
  button.addEventListener('click', retry)
  return (
    <div>
      <p class="search-message">{status ? text('failedStatus', { status }) : text('failed')}</p>
      <p class="search-links">
        {button}
        {allPages()}
      </p>
    </div>
  )
}
