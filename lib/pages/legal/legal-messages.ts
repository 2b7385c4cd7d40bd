import { type Diagnostic, defineMessages } from '../../shared/diagnostic'

/** Messages about the form of the legal texts: sections, each with a summary and clauses. */
export const legalMessages = defineMessages({
  'legal-heading-depth': {
    severity: 'error',
    what: '“{found}” has {depth} #.',
    fix: 'Write ## if it begins a section, or a number such as “1. …” if it is a clause; a legal text has nothing else.',
  },
  'legal-heading-unmarked': {
    severity: 'error',
    what: '“{found}” is not a heading, but a summary follows it.',
    fix: 'Write “## {found}” on this line.',
  },
  'legal-above-sections': {
    severity: 'error',
    what: '“{found}” is above the first section.',
    fix: 'Write it as a clause below a ## heading: “1. …”.',
  },
  'legal-heading-joined': {
    severity: 'error',
    what: 'The heading “{found}” and its summary are on one line.',
    fix: 'Press Enter twice before >.',
  },
  'legal-no-summary': {
    severity: 'error',
    what: '“{section}” has no summary.',
    fix: 'Write “> {mark} …” below the heading.',
  },
  'legal-summary-unquoted': {
    severity: 'error',
    what: 'This summary is not marked as one.',
    fix: 'Write “> {mark} …”, with > at its start.',
  },
  'legal-no-clause': {
    severity: 'error',
    what: '“{section}” has no clause.',
    fix: 'Write at least one below its summary: “1. …”.',
  },
  'legal-second-summary': {
    severity: 'error',
    what: '“{found}” is a second summary.',
    fix: 'Keep one summary, directly below the heading.',
  },
  'legal-summary-place': {
    severity: 'error',
    what: 'The summary of “{section}” is not directly below its heading.',
    fix: 'Move it there, above the clauses.',
  },
  'legal-outside-clauses': {
    severity: 'error',
    what: '“{found}” is outside the clauses.',
    fix: 'Make it an item of the numbered list: “1. …”.',
  },
  'legal-other-part': {
    severity: 'error',
    what: 'This {kind} is neither a summary nor a clause, and a legal text has nothing else.',
    fix: 'Say what it says in a clause, or move it to another page and link to that.',
  },
  'legal-summary-twice': {
    severity: 'error',
    what: 'The summary starts with “{found}”.',
    fix: 'Write “> {mark} …”, with > and these words only once.',
  },
  'legal-clause-word-number': {
    severity: 'error',
    what: 'This clause begins with “{found}”, with the number of its section.',
    fix: 'Write only its own number within the section, with a full stop and a space: “1. …”.',
  },
  'legal-summary-beginning': {
    severity: 'error',
    what: 'The summary starts with “{found}”.',
    fix: 'Start it with “{mark} ”.',
  },
  'legal-summary-long': {
    severity: 'error',
    what: 'The summary is longer than one sentence.',
    fix: 'Say it in one, and put the rest in clauses.',
  },
  'legal-clause-quoted': {
    severity: 'error',
    what: 'This clause is part of the summary above it, because its line begins with >.',
    fix: 'Delete the >, and leave an empty line above the clauses.',
  },
  'legal-clause-empty': {
    severity: 'error',
    what: 'This clause is empty.',
    fix: 'Write its sentence, or remove the number.',
  },
  'legal-clause-open': {
    severity: 'error',
    what: 'This clause ends with “{found}”, without a full stop.',
    fix: 'Write the full stop, or the rest of its sentence.',
  },
  'legal-clause-long': {
    severity: 'error',
    what: '“{found}” is more than one paragraph.',
    fix: 'Make each paragraph a clause of its own: “1. …”.',
  },
  'legal-points': {
    severity: 'error',
    what: '“{found}” begins like an item within a clause, and clauses have no lists.',
    fix: 'Make each item a clause of its own, on a line that begins with its number: “1. …”; or write them all in the sentence of the clause.',
  },
  'legal-summary-marked': {
    severity: 'error',
    what: 'The words “{mark}” have formatting, so visitors would read them twice.',
    fix: 'Write “> {mark} …”, with no formatting before the colon.',
  },
  'legal-clause-joined': {
    severity: 'error',
    what: '“{found}” is read as part of the clause above it.',
    fix: 'Write its number before it, such as “{number}. …”; or, if it belongs to that clause, write both on one line.',
  },
  'legal-clause-number': {
    severity: 'error',
    what: 'This clause has the number {number} here, but visitors see {shown}.',
    fix: 'Write {instead}, and number the clauses below it likewise; or add the clause that is missing above it.',
  },
  'legal-section-twice': {
    severity: 'error',
    what: '“{section}” is the heading of two sections: this one, and the one on line {line}.',
    fix: 'Write another heading here, or put the clauses of both below one of them.',
  },
  'legal-no-reference': {
    severity: 'error',
    what: '“{found}” does not exist in this text.',
    fix: 'Write the number that is meant, {known}; or say which text it belongs to, such as “{found} of the agreement”.',
  },
})

const listMessages = new Set(['item-not-read', 'item-without-space', 'bullet-not-read', 'dash-not-read'])

/** Leaves out the messages about a list that Markdown does not read if it is in a clause, which cannot have a list. */
export function withoutListMessages(problems: readonly Diagnostic[]): Diagnostic[] {
  const lines = new Set(problems.flatMap(({ id, line }) => (id === 'legal-points' ? [line] : [])))
  return problems.filter(({ id, line }) => !(listMessages.has(id) && lines.has(line)))
}
