import type { Remark } from './check-pages'

/** A message about a page that is valid. */
export interface Exception {
  message: RegExp
  /** A pattern of the extract that it quotes. */
  at: RegExp
  reason: string
  /** The source that shows the page is valid. */
  source: string
}

/** The checker's list of CSS features is older than browsers and standards. */
export const exceptions: readonly Exception[] = [
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”/,
    at: /@view-transition\{/,
    reason: 'it does not know the rule that asks for transitions from page to page',
    source: 'https://www.w3.org/TR/css-view-transitions-2/#view-transition-rule',
  },
  {
    message: /^CSS: “view-transition-name”: Property “view-transition-name” doesn't exist/,
    at: /tion-name:\w+_stage-[ab]\}/,
    reason: 'it does not know what gives a part of a page a transition of its own',
    source: 'https://www.w3.org/TR/css-view-transitions-1/#view-transition-name-prop',
  },
  {
    message: /^CSS: (“[\w-]+”: (Parse Error|Unknown dimension)|Parse Error)/,
    at: /\dcqi|var\(--gap\)\)\)|px,28px\)/,
    reason: 'it does not know the lengths of containers',
    source: 'https://www.w3.org/TR/css-conditional-5/#container-lengths',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist/,
    at: /iner-type:inline-size/,
    reason: 'it does not know what makes a container',
    source: 'https://www.w3.org/TR/css-conditional-5/#container-type',
  },
  {
    message: /^CSS: “(vector-effect|paint-order|r)”: Property “\1” doesn't exist/,
    at: /or-effect:non-scaling-stroke|int-order:stroke|circle\{r:[\d.]+px/,
    reason: 'it looks at styles as those of HTML, and these properties belong to SVG',
    source: 'https://www.w3.org/TR/SVG2/propidx.html',
  },
  {
    message: /^Inline script violates Content Security Policy/,
    at: /<script type="application\/ld\+json">/,
    reason: 'a block of data is no script: what it is gets decided before the policy is asked',
    source: 'https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element',
  },
  {
    message: /^Resource violates Content Security Policy \(meta tag\): .* blocked by “(img|manifest)-src” directive/,
    at: /./,
    reason: 'it reads the pages as files, which are nobody’s own; browsers are asked in e2e/csp.spec.ts',
    source: 'https://www.w3.org/TR/CSP3/#match-url-to-source-expression',
  },
]

/** Whether an exception covers a message. */
export const isCovered = ({ message, extract = '' }: Remark, { message: pattern, at }: Exception): boolean =>
  pattern.test(message) && at.test(extract)
