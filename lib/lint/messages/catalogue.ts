import { ResultsError } from '@oogwenk/gaze'
import { characterMessages } from '../../content/character-messages'
import {
  factMessages,
  fieldMessages,
  fileMessages,
  frontMatterMessages,
  publishingMessages,
  yamlMessages,
} from '../../content/content-messages'
import { dateMessages } from '../../content/dates/date-messages'
import { gonePagesMessages } from '../../content/gone-pages-messages'
import { caseMessages } from '../../content/results/case-messages'
import { resultsFileMessages } from '../../content/results/results-file-messages'
import { wordListMessages } from '../../content/word-list-messages'
import { localeMessages } from '../../i18n/locale-messages'
import { drawingMessages, pictureMessages } from '../../images/pictures/picture-messages'
import { markdownMessages, shownPictureMessages } from '../../markdown/markdown-messages'
import { legalMessages } from '../../pages/legal/legal-messages'
import { endpointMessages } from '../../reference/endpoint-messages'
import { defineMessages, type Message } from '../../shared/diagnostic'
import { tokenMessages } from '../../shared/token-messages'
import { launchMessages } from '../launch/launch-messages'
import { rules } from '../rules'

/**
 * The messages of the code that reads files, under the headings of docs/messages.md. A new table needs a line here and
 * in readers.test.ts.
 */
export const readers = {
  Files: fileMessages,
  'Invisible characters': characterMessages,
  'Front matter': frontMatterMessages,
  YAML: yamlMessages,
  Fields: fieldMessages,
  Facts: factMessages,
  Tokens: tokenMessages,
  Markdown: markdownMessages,
  Pictures: { ...pictureMessages, ...shownPictureMessages },
  'Drawings (SVG)': drawingMessages,
  Cases: caseMessages,
  'Results of a case': resultsFileMessages,
  // The package defines them without ids.
  'Results files': defineMessages(ResultsError.messages),
  Documentation: endpointMessages,
  'Dates of pages': dateMessages,
  'Times of publication': publishingMessages,
  'Legal texts': legalMessages,
  'Interface texts': localeMessages,
  'Words of the site': wordListMessages,
  'Confirmed as gone': gonePagesMessages,
} satisfies Record<string, Readonly<Record<string, Message>>>

/** A heading of docs/messages.md with its messages. */
export interface MessageGroup {
  title: string
  /** Why the rule exists. */
  why?: string
  messages: Readonly<Record<string, Message>>
}

/**
 * Every message that somebody who edits `content/` or `locales/` may see, except those of `editor/`:
 * `npm run tool -- messages` writes them into docs/messages.md.
 */
export const groups: readonly MessageGroup[] = [
  ...Object.entries(readers).map(([title, messages]) => ({ title, messages })),
  ...rules,
  { title: 'Before the site goes live', messages: launchMessages },
]
