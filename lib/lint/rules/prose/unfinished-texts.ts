import { isFixed } from '../../../pages/find-page'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import { findFiller } from '../../words/filler-text'
import { formattingTag } from '../../words/formatting-tag'
import { passagesOf } from '../../words/passages'
import { findUnfinished, isLeftBy, isWordComment } from '../../words/unfinished'

const messages = defineMessages({
  'text-filler': {
    severity: 'error',
    what: '“{found}” is the start of filler text, which visitors would see.',
    fix: 'Write the real text instead.',
  },
  'text-unfinished': {
    severity: 'error',
    what: '“{found}” shows that this text is unfinished, and visitors would see it.',
    fix: 'Finish the text, or leave this part out until you can.',
  },
  'text-word-comment': {
    severity: 'warning',
    what: '“{found}” looks like a comment mark from Word, and visitors would see it.',
    fix: 'Remove it, and check the rest of the text, which was copied with it.',
  },
  'text-from-program': {
    severity: 'error',
    what: '“{found}” was written by a program and copied with this text, and visitors would see it.',
    fix: 'Write what belongs there, or delete it.',
  },
  'text-markup': {
    severity: 'error',
    what: '“{found}” is the markup of another program, so visitors would see it as it is.',
    fix: 'Write a heading as ## Heading, bold words as **words**, a link as [text](/address) and a comment as <!-- comment -->, or delete it.',
  },
  'draft-unfinished': {
    severity: 'warning',
    what: '“{found}” shows that this draft is unfinished.',
    fix: 'Finish the text before you remove draft: true.',
  },
})

const anyTag = new RegExp(`^${formattingTag}$`, 'i')

/** Reports filler text, notes and other leftovers that visitors would see. */
export const unfinishedTexts = defineRule({
  title: 'Unfinished texts',
  why: 'Notes about unfinished work are easily published by mistake.',
  messages,
  check: (content) => {
    const drafts = new Set(
      content.pages.flatMap(({ file, route, yaml }) => {
        const { draft } = (yaml?.value ?? {}) as { draft?: unknown }
        return draft === true && route && !isFixed(route.path) ? [file] : []
      }),
    )
    return passagesOf(content).flatMap(({ text, locationOf }) => {
      const filler = findFiller(text)
      const found = filler ?? findUnfinished(text)
      if (!found) return []
      const location = locationOf(found.index, found.text)
      // The rule `plainFields` reports tags in fields.
      if (location.field !== undefined && anyTag.test(found.text)) return []
      const values = { found: found.text.replace(/\s+/g, ' ') }
      if (isLeftBy('program', text, found)) return [diagnosticAt(location, messages['text-from-program'], values)]
      if (isLeftBy('markup', text, found)) return [diagnosticAt(location, messages['text-markup'], values)]
      if (isWordComment(found.text)) return [diagnosticAt(location, messages['text-word-comment'], values)]
      const id = drafts.has(location.file) ? 'draft-unfinished' : filler ? 'text-filler' : 'text-unfinished'
      return [diagnosticAt(location, messages[id], values)]
    })
  },
})
