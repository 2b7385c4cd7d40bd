import { defineMessages } from '../shared/diagnostic'

/** Messages about mistakes in the endpoint table, and where it conflicts with the documentation. */
export const endpointMessages = defineMessages({
  'docs-same-anchor': {
    severity: 'error',
    what: '“{text}” has the anchor #{anchor}, and so has another heading on this page or a group of {table}.',
    fix: 'Rename one of them.',
  },
  'endpoint-name': {
    severity: 'error',
    what: '“{name}” cannot be the name of {kind}, which has only lower-case letters and underscores.',
    fix: '{instead}.',
  },
  'endpoint-parameter-other': {
    severity: 'error',
    what: 'The other calls that begin with “{start}” have “{meant}” after it, not “{parameter}”.',
    fix: 'Write “{instead}” instead.',
  },
  'endpoint-text-twice': {
    severity: 'error',
    what: 'The group on line {line} has the same text.',
    fix: 'Write what the operations of this group have in common.',
  },
  'endpoint-twice': {
    severity: 'error',
    what: 'The operation “{title}” is already on line {line}, with the same call.',
    fix: 'Delete one of the two, or change the call, title and summary of this one.',
  },
  'endpoint-call-twice': {
    severity: 'error',
    what: '“{found}” is already the call of “{title}” (line {line}).',
    fix: 'Give this operation its own call.',
  },
  'endpoint-title-twice': {
    severity: 'error',
    what: '“{found}” is also the title of the operation on line {line}.',
    fix: 'Correct the wrong one of the two, or say in each what is different about it.',
  },
  'endpoint-summary-twice': {
    severity: 'error',
    what: '“{found}” is also the summary of “{title}” (line {line}).',
    fix: 'Correct the wrong one of the two, or say in each what is different about it.',
  },
  'endpoint-parameter-unexplained': {
    severity: 'error',
    what: 'The parameter “{parameter}” has no description.',
    fix: 'Describe “{parameter}” under parameters.',
  },
  'endpoint-parameter-misspelt': {
    severity: 'error',
    what: 'The parameter “{parameter}” has no description.',
    fix: 'Describe “{parameter}” under parameters, or write “{meant}” instead.',
  },
  'endpoint-parameter-unused': {
    severity: 'error',
    what: 'No path uses “{parameter}”.',
    fix: 'Remove this line, or correct its name.',
  },
  'endpoint-alike': {
    severity: 'error',
    what: '“{found}” cannot be distinguished from “{other}”.',
    fix: 'Give each its own path.',
  },
  'endpoint-group-twice': {
    severity: 'error',
    what: 'Another group on this page has the heading “{found}”, or one that differs only in punctuation.',
    fix: 'Say what is different about this one.',
  },
  'endpoint-parameter-twice': {
    severity: 'error',
    what: '“{found}” contains “{parameter}” twice.',
    fix: 'Give the second one another name.',
  },
  'endpoint-said-twice': {
    severity: 'error',
    what: 'This operation says “{found}” twice.',
    fix: 'Remove one of the two.',
  },
})
