import { defineMessages } from '../shared/message'

/** What the documentation and its endpoint table contradict in themselves. */
export const docsMessages = defineMessages({
  'docs-same-anchor': {
    severity: 'error',
    what: '“{text}” leads to #{anchor}, and so does another heading of this page or a group of {table}.',
    fix: 'Give one of them another name.',
  },
  'endpoint-call-twice': {
    severity: 'error',
    what: '“{found}” stands in this table already.',
    fix: 'Remove one of the two.',
  },
  'endpoint-title-twice': {
    severity: 'error',
    what: 'The title “{found}” is that of another operation.',
    fix: 'Say what is different about this one.',
  },
  'endpoint-summary-twice': {
    severity: 'error',
    what: 'The summary “{found}” is that of another operation.',
    fix: 'Say what is different about this one.',
  },
  'endpoint-parameter-unexplained': {
    severity: 'error',
    what: 'Nothing says what “{parameter}” is.',
    fix: 'Explain “{parameter}” under parameters.',
  },
  'endpoint-parameter-misspelt': {
    severity: 'error',
    what: 'Nothing says what “{parameter}” is.',
    fix: 'Explain “{parameter}” under parameters, or write “{meant}” instead.',
  },
  'endpoint-parameter-idle': {
    severity: 'error',
    what: 'No path has “{parameter}” in it.',
    fix: 'Remove this line or correct its name.',
  },
  'endpoint-alike': {
    severity: 'error',
    what: '“{found}” cannot be told from “{other}”.',
    fix: 'Give each an address of its own.',
  },
  'endpoint-group-twice': {
    severity: 'error',
    what: 'Another group of this page has the heading “{found}”, or one that differs in its signs alone.',
    fix: 'Say what is different about this one.',
  },
  'endpoint-parameter-twice': {
    severity: 'error',
    what: '“{found}” has “{parameter}” in it twice.',
    fix: 'Give the second a name of its own.',
  },
  'endpoint-said-twice': {
    severity: 'error',
    what: 'This operation says “{found}” twice.',
    fix: 'Remove one of the two.',
  },
})
