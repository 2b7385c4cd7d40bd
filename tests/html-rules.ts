import type { ConfigData } from 'html-validate'

/** The rules for pages: those of the standard and of accessibility, with a reason for each rule that is off. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Optional end tags are left out: `packages/ship/steps/html/shorten-markup.ts`, which checks that the tree is
    // unchanged.
    'no-implicit-close': 'off',
    // React writes `<br/>` and `<meta …/>`; both spellings are valid HTML.
    'void-style': 'off',
    // React writes `<!DOCTYPE html>`; capitals are allowed.
    'doctype-style': 'off',
    // React and Next write boolean attributes as `hidden=""` and `async=""`, which the standard allows.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `charSet` and `fetchPriority`; attribute names ignore case.
    'attr-case': 'off',
    // React names its bootstrap script `_R_`; the standard only requires an id without spaces.
    'valid-id': ['error', { relaxed: true }],
    // The header contains its links twice, for wide and for narrow windows, and displays one set at a time. On every
    // page, axe checks the elements that are displayed.
    'unique-landmark': 'off',
    // A list may have a name (WAI-ARIA 1.2, section 5.2.8.4), as lists of operations in the reference do.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A scrollable wide table is a region but not a section of the text, so it should not be in the outline.
    'prefer-native-element': ['error', { exclude: ['region', 'list'] }],
    // Next and remark write quotes, dashes and ampersands as UTF-8 where they are allowed.
    'no-raw-characters': 'off',
    // The tabs of a sample are radios in a form of method “dialog”, which is never sent. Forms that are sent have
    // separate tests.
    'wcag/h32': 'off',
    // Files are loaded from our own host, where an integrity hash adds nothing: anyone who could change a file could
    // change the page too.
    'require-sri': 'off',
    // The length of a title matters to search results, not to HTML.
    'long-title': 'off',
  },
}
