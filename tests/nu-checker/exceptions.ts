import type { CheckerMessage } from './check-pages'

/** A message about something valid. */
export interface Exception {
  message: RegExp
  /** Matches the extract that the message quotes. */
  at: RegExp
  reason: string
  /** The source that shows that it is valid. */
  source: string
}

/** The messages that are ignored. The checker's list of CSS features lags behind browsers and standards. */
export const exceptions: readonly Exception[] = [
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”/,
    at: /@view-transition\{/,
    reason: 'it does not know the rule for transitions between pages',
    source: 'https://www.w3.org/TR/css-view-transitions-2/#view-transition-rule',
  },
  {
    message: /^CSS: “view-transition-name”: Property “view-transition-name” doesn't exist/,
    at: /tion-name:\w+_stage-[ab]\}/,
    reason: 'it does not know the property that gives part of a page its own transition',
    source: 'https://www.w3.org/TR/css-view-transitions-1/#view-transition-name-prop',
  },
  {
    message: /^CSS: (“[\w-]+”: (Parse Error|Unknown dimension)|Parse Error)/,
    at: /\dcqi|var\(--gap\)\)\)|px,28px\)/,
    reason: 'it does not know container units',
    source: 'https://www.w3.org/TR/css-conditional-5/#container-lengths',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist/,
    at: /iner-type:inline-size/,
    reason: 'it does not know the property that makes an element a container',
    source: 'https://www.w3.org/TR/css-conditional-5/#container-type',
  },
  {
    message: /^CSS: “(vector-effect|paint-order|r)”: Property “\1” doesn't exist/,
    at: /or-effect:non-scaling-stroke|int-order:stroke|circle\{r:[\d.]+px/,
    reason: 'it checks styles as if they applied to HTML, but these properties belong to SVG',
    source: 'https://www.w3.org/TR/SVG2/propidx.html',
  },
  {
    message: /^Inline script violates Content Security Policy/,
    at: /<script type="application\/ld\+json">/,
    reason: 'a data block is not a script, and browsers establish this before they apply the policy',
    source: 'https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element',
  },
  {
    message: /^Resource violates Content Security Policy \(meta tag\): .* blocked by “(img|manifest)-src” directive/,
    at: /./,
    reason: 'it reads pages as files, which have no origin; e2e/csp.spec.ts tests the policy in browsers',
    source: 'https://www.w3.org/TR/CSP3/#match-url-to-source-expression',
  },
]

/** Whether an exception covers a message. */
export const isCovered = ({ message, extract = '' }: CheckerMessage, { message: pattern, at }: Exception): boolean =>
  pattern.test(message) && at.test(extract)
