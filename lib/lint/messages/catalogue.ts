import { dateMessages } from '../../content/dates/date-messages'
import { publishingMessages } from '../../content/dates/publishing-messages'
import { factMessages } from '../../content/facts/fact-messages'
import { fieldMessages } from '../../content/field-messages'
import { fileMessages } from '../../content/file-messages'
import { frontMatterMessages } from '../../content/front-matter-messages'
import { caseMessages } from '../../content/results/case-messages'
import { resultsFileMessages } from '../../content/results/results-file-messages'
import { yamlMessages } from '../../content/yaml/yaml-messages'
import { localeMessages } from '../../i18n/locale-messages'
import { drawingMessages, pictureMessages } from '../../images/pictures/picture-messages'
import { markdownMessages } from '../../markdown/markdown-messages'
import { shownPictureMessages } from '../../markdown/picture-messages'
import { legalMessages } from '../../pages/legal/legal-messages'
import { docsMessages } from '../../reference/endpoint-messages'
import { resultsMessages } from '../../research/results-messages'
import { defineMessages, type Message } from '../../shared/message'
import { tokenMessages } from '../../shared/tokens/token-messages'
import { launchMessages } from '../launch/launch-messages'
import { addressMessages } from './address-messages'
import { headMessages } from './head-messages'
import { linkMessages } from './link-messages'
import { proseMessages } from './prose-messages'
import { securityMessages } from './security-messages'
import { weightMessages } from './weight-messages'

/** The messages of each part of the checks, under the title that docs/messages.md gives them. A new group is a line here. */
export const groups = {
  'Files and addresses': fileMessages,
  'Facts that are typed, or said nowhere': factMessages,
  'Former addresses': addressMessages,
  'Front matter': frontMatterMessages,
  'What pages say of themselves': headMessages,
  Links: linkMessages,
  'What YAML refuses or reads otherwise': yamlMessages,
  Fields: fieldMessages,
  Words: proseMessages,
  Pictures: { ...pictureMessages, ...shownPictureMessages },
  'Drawings (SVG)': drawingMessages,
  Cases: caseMessages,
  'Results of a case': resultsFileMessages,
  // Written for a script of the browser too, which is to import nothing for it.
  'Results files': defineMessages(resultsMessages),
  Documentation: docsMessages,
  'Dates of pages': dateMessages,
  'Drafts and times of publication': publishingMessages,
  'Texts in Markdown': markdownMessages,
  'Names in braces': tokenMessages,
  'Legal texts': legalMessages,
  'Interface texts': localeMessages,
  'Reports of weaknesses': securityMessages,
  'Weight of pages': weightMessages,
  'Before the site goes live': launchMessages,
} satisfies Record<string, Readonly<Record<string, Message>>>

type Groups = typeof groups

/** The name of a message, as JSON reports and docs/messages.md have it. */
export type MessageId = { [Title in keyof Groups]: keyof Groups[Title] }[keyof Groups]

/**
 * Every message that somebody who edits `content/` or `locales/` may meet, by id. `npm run tool -- messages` writes them into
 * docs/messages.md; each has an input that triggers it and a near miss in `cases/`.
 */
export const catalogue = Object.assign({}, ...Object.values(groups)) as Readonly<Record<MessageId, Message>>
