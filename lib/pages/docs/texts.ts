import type { Texts } from '../../i18n/texts'
import { type Language, languages } from '../../reference/samples/sample'
import { href } from '../../shared/urls'
import type { DocsTexts } from './docs-page'

/** Cached by the function that finds the texts, because every page has the same ones. */
const textsCache = new WeakMap<Texts, DocsTexts>()

/** Returns the interface texts of the documentation. */
export function docsTexts(t: Texts): DocsTexts {
  const texts = textsCache.get(t) ?? readTexts(t)
  textsCache.set(t, texts)
  return texts
}

function readTexts(t: Texts): DocsTexts {
  return {
    all: t('docs.all'),
    breadcrumbs: t('docs.breadcrumbs'),
    onThisPage: t('docs.onThisPage'),
    parameter: t('docs.parameter'),
    where: t('docs.where'),
    methods: (['GET', 'POST', 'PATCH', 'DELETE'] as const).map((method) => ({ method, use: t(`docs.uses.${method}`) })),
    resources: t('docs.resources'),
    meaning: t('docs.meaning'),
    inPath: t('docs.inPath'),
    notDocumented: t('docs.notDocumented'),
    coverage: { href: href('/docs/rest/reference#coverage'), text: t('docs.coverage.title') },
    ask: { href: href('/contact'), text: t('docs.ask') },
    language: t('docs.language'),
    languages: Object.fromEntries(languages.map((name) => [name, t(`docs.languages.${name}`)])) as Record<
      Language,
      string
    >,
    previous: t('docs.previous'),
    next: t('docs.next'),
    copy: t('docs.copy'),
    fill: t('docs.fill'),
    search: { href: href('/docs#all-pages'), text: t('docs.search') },
    toolMissing: t('docs.toolMissing'),
  }
}
