import type { ConfigData } from 'html-validate'

/** The rules for pages: the standard and its accessibility rules, with a reason for each rule that is off. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // End tags that the standard lets go are left out: `postbuild/steps/html/shorten-markup.ts`, which holds the tree.
    'no-implicit-close': 'off',
    // React writes `<br/>` and `<meta …/>`; both spellings are valid HTML.
    'void-style': 'off',
    // React writes `<!DOCTYPE html>`; capitals are allowed.
    'doctype-style': 'off',
    // React writes boolean attributes as `hidden=""`, Next's head as `async=""`; the standard allows both forms.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `charSet` and `fetchPriority`; names of attributes know no capitals.
    'attr-case': 'off',
    // React names its bootstrap script `_R_`; the standard asks for an id without spaces only.
    'valid-id': ['error', { relaxed: true }],
    // The header holds its links twice, for wide and for narrow windows, and one of them is never displayed. Axe looks at
    // what is displayed, on every page.
    'unique-landmark': 'off',
    // A list may be named (WAI-ARIA 1.2, section 5.2.8.4): the reference names its lists of operations.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // What scrolls a wide table is a region and no section of the text; the outline is better off without it.
    'prefer-native-element': ['error', { exclude: ['region', 'list'] }],
    // Next and remark write quotes, dashes and ampersands as UTF-8 where they are allowed.
    'no-raw-characters': 'off',
    // The tabs of a sample are radios in a form of method “dialog”, which is never sent. Forms that are have tests of their own.
    'wcag/h32': 'off',
    // Files are loaded from our own host, where a hash guards against nothing that could not change the page too.
    'require-sri': 'off',
    // How long a title may be is a matter of search results, not of HTML.
    'long-title': 'off',
  },
}
