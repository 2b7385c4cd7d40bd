import { getSite } from '../../../content/site'
import { feed } from '../../../feeds/feed'
import { getTexts } from '../../../i18n/texts'
import { dateProblems } from '../../../pages/dates/dates'
import { listDated } from '../../../pages/listed-pages'
import { collectDiagnostics } from '../../../shared/content-error'
import type { MessageCase, Overlay } from './message-case'

const dates = (...paths: readonly string[]): Overlay => ({
  'content/.dates.json': JSON.stringify(
    Object.fromEntries(paths.map((path) => [path, { words: '0123456789abcdef', day: '2026-01-31' }])),
  ),
})
const both = ['/privacy', '/terms']
const doc: Overlay = {
  'content/docs/x.md': `---\ntitle: X\ndescription: It says what the page is about.\nlead: A lead.\norder: 1\n---\n\nText.\n`,
}
const tellFeed = () => collectDiagnostics(() => feed({ site: getSite, texts: getTexts, dated: listDated }))

export const dateCases: readonly MessageCase[] = [
  { id: 'date-file-missing', bad: {}, near: dates() },
  { id: 'date-words-changed', bad: dates('/privacy'), near: {}, tell: dateProblems },
  { id: 'date-none', bad: dates('/privacy'), near: dates(...both), tell: dateProblems },
  { id: 'date-no-feed', bad: { ...doc, ...dates(...both) }, near: { ...doc, ...dates('/docs/x') }, tell: tellFeed },
  { id: 'date-no-page', bad: dates('/zebra'), near: dates(...both), tell: dateProblems },
]
