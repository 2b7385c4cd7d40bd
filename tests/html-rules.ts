import type { ConfigData } from 'html-validate'

/** The rules for pages: the standard and its accessibility rules, with a reason for each rule that is off. */
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
    // React writes boolean attributes as `hidden=""`, Next's head as `async=""`; the standard allows both forms.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `charSet` and `fetchPriority`; attribute names ignore case.
    'attr-case': 'off',
    // React names its bootstrap script `_R_`; the standard only requires an id without spaces.
    'valid-id': ['error', { relaxed: true }],
    // The header contains its links twice, for wide and for narrow windows, and one of them is never displayed. Axe
    // checks what is displayed, on every page.
    'unique-landmark': 'off',
    // A list may be named (WAI-ARIA 1.2, section 5.2.8.4): the reference names its lists of operations.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A scrolling wide table is a region but not a section of the text, so it should not be in the outline.
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
