import { defineMessages } from '../../shared/message'

const quoteFigure = 'Quote a figure, such as {{a.engagement}}, or say'

/** What a case needs beside its fields: areas, sections and figures. */
export const caseMessages = defineMessages({
  'case-no-areas': {
    severity: 'error',
    what: '{file} has no areas for “{picture}”.',
    fix: 'Add them there under the name {picture}, or name one of: {known}.',
  },
  'case-areas-empty': {
    severity: 'error',
    what: '{file} has no areas for “{picture}”.',
    fix: 'Add them there under the name {picture}.',
  },
  'case-areas-missing': {
    severity: 'error',
    what: 'There is no such file, and a case is computed from its areas of interest.',
    fix: 'Put it there, with title, width, height and areas of each picture.',
  },
  'case-area-twice': {
    severity: 'error',
    what: '“{found}” has the name of an area above it, “{other}”.',
    fix: 'Give each a name of its own.',
  },
  'case-locked-to': { severity: 'error', what: 'There is no area of interest “{found}”.', fix: '{hint}' },
  'case-locked-to-both': {
    severity: 'error',
    what: 'There is no area of interest “{found}” in both versions.',
    fix: '{hint}',
  },
  'case-primary': { severity: 'error', what: 'There is no metric “{found}”.', fix: '{hint}' },
  'case-section-unknown': { severity: 'error', what: '“{found}” has no place on this page.', fix: '{hint}' },
  'case-section-twice': {
    severity: 'error',
    what: '“{found}” stands here a second time.',
    fix: 'Keep one of the two.',
  },
  'case-section-missing': {
    severity: 'error',
    what: 'The section “{name}” is missing.',
    fix: 'Write it above “{next}”.',
  },
  'case-section-missing-last': {
    severity: 'error',
    what: 'The section “{name}” is missing.',
    fix: 'Write it at the end of the text.',
  },
  'case-section-order': {
    severity: 'error',
    what: '“{found}” stands where “{wanted}” belongs.',
    fix: 'Keep this order: {names}.',
  },
  'case-typed-number': {
    severity: 'error',
    what: '“{found}” is a number that was typed by hand.',
    fix: `${quoteFigure} directly behind it why it may stand: <!-- number ok: why -->.`,
  },
  'case-typed-number-field': {
    severity: 'error',
    what: '“{found}” is a number that was typed by hand.',
    fix: `${quoteFigure} alone on the line above why it may stand: # number ok: why.`,
  },
  'case-no-interval': {
    severity: 'error',
    what: '“{{{name}}}” has no value: an interval takes at least two people, and {counts}.',
    fix: 'Put results of more people there, with more samples of each, or leave this figure out.',
  },
})
