import { defineMessages } from '../../shared/diagnostic'

/** Messages about the pictures, areas, sections and figures of a case. */
export const caseMessages = defineMessages({
  'case-no-areas': {
    severity: 'error',
    what: '{file} has no areas for “{picture}”.',
    fix: 'Add them there under the name {picture}, or use one of these names: {known}.',
  },
  'case-areas-key': {
    severity: 'error',
    what: 'No version shows a picture called “{found}”, and “{picture}” has no areas.',
    fix: 'Write {picture} here if these are its areas; otherwise add them under that name.',
  },
  'case-areas-empty': {
    severity: 'error',
    what: '{file} has no areas for “{picture}”.',
    fix: 'Add them there under the name {picture}.',
  },
  'case-areas-name': {
    severity: 'error',
    what: 'The areas of the picture “{picture}” are under the name “{found}”.',
    fix: 'Write {name} instead: the picture’s file name without its extension.',
  },
  'case-picture-capitals': {
    severity: 'error',
    what: 'The picture “{picture}” is called “{found}” on disk.',
    fix: 'Rename the file to {name}: the pictures of a case have lower-case names only.',
  },
  'case-areas-unknown': {
    severity: 'error',
    what: '{count} figures in this text belong to an area “{id}”, which {file} does not have.',
    fix: 'If the area has another name now, write it in each of them, as figures spell it ({known}), and wherever the fields above name the area; otherwise add it to {file} again.',
  },
  'case-areas-missing': {
    severity: 'error',
    what: 'This file is missing, and the figures of a case are computed from its areas of interest.',
    fix: 'Add it, with the title, width, height and areas of each picture.',
  },
  'case-area-twice': {
    severity: 'error',
    what: '“{found}” has the same name as an area above it, “{other}”.',
    fix: 'Give each area its own name.',
  },
  'case-area-twice-renamed': {
    severity: 'error',
    what: 'Two areas of this picture are called “{found}”, and none “{lost}”, whose figures are in the text of the case.',
    fix: 'Write {lost} as the name of the right one of the two.',
  },
  'case-area-same': {
    severity: 'error',
    what: '“{found}” covers the same rectangle as “{other}” above it.',
    fix: 'Correct its x, y, width and height, or remove one of the two.',
  },
  'case-area-versions': {
    severity: 'error',
    what: 'This area is “{found}” here and “{other}” on the other picture, so the versions cannot be compared in it.',
    fix: 'Write {other} here too; or, if these are different areas, give them names that differ more clearly.',
  },
  'case-picture-twice': {
    severity: 'error',
    what: 'Both versions show the picture “{picture}”.',
    fix: 'In the wrong one of the two, write the name of its own picture.',
  },
  'case-grid-turned': {
    severity: 'error',
    what: '“{area}” reaches beyond the picture, whose size in this file is {width} by {height}, and would not if it were {height} by {width}.',
    fix: 'Write width: {height} and height: {width} if the picture is {shape}; if not, correct {start} or {side} of this area.',
  },
  'case-area-outside': {
    severity: 'error',
    what: '“{area}” extends to {found}, beyond the picture, whose {side} in this file is {size}.',
    fix: 'Lower {start} or {side} of this area, so that together they are at most {size}.',
  },
  'case-area-off': {
    severity: 'error',
    what: '“{area}” begins at {found}, beyond the picture, whose {side} in this file is {size}.',
    fix: 'Lower {start} of this area, so that {start} and {side} together are at most {size}.',
  },
  'case-areas-outside': {
    severity: 'error',
    what: '{areas} reach beyond this {side}, the furthest to {found}.',
    fix: 'If gaze was measured on a larger grid, correct this {side}; otherwise lower {start} or {side} of those areas.',
  },
  'case-picture-shape': {
    severity: 'error',
    what: 'The picture “{picture}” is {width} by {height} pixels, and {file} has its areas on a grid of another shape, {gridWidth} by {gridHeight}.',
    fix: 'Use the picture that was tested, uncropped; or, if {file} is wrong, correct width, height and areas there.',
  },
  'case-locked-to': { severity: 'error', what: 'There is no area of interest “{found}”.', fix: '{hint}' },
  'case-locked-to-both': {
    severity: 'error',
    what: 'The area of interest “{found}” is not in both versions.',
    fix: '{hint}',
  },
  'case-primary': { severity: 'error', what: 'There is no metric “{found}”.', fix: '{hint}' },
  'case-section-unknown': { severity: 'error', what: '“{found}” is not a section of this page.', fix: '{hint}' },
  'case-section-twice': {
    severity: 'error',
    what: '“{found}” is repeated here.',
    fix: 'Keep one of the two.',
  },
  'case-section-missing': {
    severity: 'error',
    what: 'The section “{name}” is missing.',
    fix: 'Add it above its text, which comes before “{next}”; if its text is gone too, write both there.',
  },
  'case-section-missing-last': {
    severity: 'error',
    what: 'The section “{name}” is missing.',
    fix: 'Add it at the end of the text.',
  },
  'case-section-order': {
    severity: 'error',
    what: '“{found}” is where “{wanted}” belongs.',
    fix: 'Keep this order: {names}.',
  },
  'case-one-version': {
    severity: 'error',
    what: '“{{{name}}}” needs a version B, and this case has one version.',
    fix: 'Write {instead}, or name the second version under “versions”.',
  },
  'case-no-interval': {
    severity: 'error',
    what: '“{{{name}}}” has no value: an interval needs at least two people, and {counts}.',
    fix: 'Add results of more people, with more samples each, or leave this figure out.',
  },
})
