import { defineMessages } from '../../shared/message'

/** Pictures beside texts: which files are read, and how a text shows them. */
export const pictureMessages = defineMessages({
  'picture-absent': {
    severity: 'error',
    what: 'There is no picture “{picture}”.',
    fix: 'Put the file there, or correct its name.',
  },
  'picture-capitals': {
    severity: 'error',
    what: 'The picture “{picture}” is called “{name}” on the disk.',
    fix: 'Write “{name}”: capitals count.',
  },
  'picture-outside': {
    severity: 'error',
    what: 'The picture “{picture}” lies outside content/, or is a link that leads outside.',
    fix: 'Put the file itself beside the text that shows it.',
  },
  'picture-unknown-type': {
    severity: 'error',
    what: 'The picture “{picture}” is of a kind that is not read here.',
    fix: 'Save it as {better}, and write that name.',
  },
  'picture-other-type': {
    severity: 'error',
    what: 'The picture “{picture}” says {said} by its name, and is {found} inside.',
    fix: 'Open it in an image program and save it as {said}; a new name alone changes nothing.',
  },
  'picture-unreadable': {
    severity: 'error',
    what: 'The file “{picture}” holds no picture.',
    fix: 'Save the picture once more as JPEG, PNG, WebP or SVG.',
  },
  'picture-damaged': {
    severity: 'error',
    what: 'The picture “{picture}” is damaged ({cause}).',
    fix: 'Save it once more from its origin.',
  },
  'picture-moves': {
    severity: 'error',
    what: 'The picture “{picture}” moves: it has {frames} frames.',
    fix: 'Save one of them as a picture of its own.',
  },
  'picture-too-big': {
    severity: 'error',
    what: 'The picture “{picture}” has {size} MB, and at most {most} MB are read.',
    fix: 'Save it at 2400 pixels wide.',
  },
  'picture-too-many-pixels': {
    severity: 'error',
    what: 'The picture “{picture}” is {width} by {height} pixels, more than {most} million in all.',
    fix: 'Save it at 2400 pixels wide.',
  },
  'picture-too-small': {
    severity: 'error',
    what: 'The picture “{picture}” is {width} pixels wide, and its place needs {least}.',
    fix: 'Take a wider one from its origin; making this one larger does not help.',
  },
  'picture-poor-description': {
    severity: 'warning',
    what: '“{alt}” does not say what the picture “{picture}” shows.',
    fix: 'Write in its square brackets what people see there.',
  },
  'picture-heavy': {
    severity: 'warning',
    what: 'The picture “{picture}” weighs {size} kB as visitors load it, more than {most} kB.',
    fix: 'Take one that shows less, or is less grainy.',
  },
  'social-character': {
    severity: 'error',
    what: 'The typeface of the site has no “{found}”, so that the picture that goes with links to this page cannot show these words.',
    fix: 'Write them in other letters.',
  },
  'picture-unused': {
    severity: 'warning',
    what: 'No text shows this picture.',
    fix: 'Show it, or remove the file.',
  },
})

/** What an SVG file beside a text may hold. */
export const drawingMessages = defineMessages({
  'drawing-broken': {
    severity: 'error',
    what: 'The drawing “{picture}” is not whole in line {line}: {cause}.',
    fix: 'Export it once more as plain SVG.',
  },
  'drawing-declares': {
    severity: 'error',
    what: 'The drawing “{picture}” declares a document type in line {line}.',
    fix: 'Export it as plain SVG, or remove “<!DOCTYPE …>” in a text editor.',
  },
  'drawing-element': {
    severity: 'error',
    what: 'The drawing “{picture}” has <{name}> in line {line}, which is not drawn here.',
    fix: 'Remove it in the drawing program, and export shapes and words only.',
  },
  'drawing-attribute': {
    severity: 'error',
    what: 'The drawing “{picture}” has {name}="…" on <{element}> in line {line}, which is not drawn here.',
    fix: 'Remove it, or export the drawing as plain SVG.',
  },
  'drawing-value': {
    severity: 'error',
    what: 'The drawing “{picture}” has “{value}” in line {line}, and only colours, numbers and parts of the same drawing are taken.',
    fix: 'Remove what leads out of the drawing, or export it as plain SVG.',
  },
  'drawing-nested': {
    severity: 'error',
    what: 'The drawing “{picture}” repeats or nests its parts too deeply in line {line}.',
    fix: 'Ungroup it in the drawing program, and export it once more.',
  },
  'drawing-no-size': {
    severity: 'error',
    what: 'The drawing “{picture}” does not say how large it is.',
    fix: 'Export it with a viewBox, such as viewBox="0 0 1200 750".',
  },
  'drawing-too-big': {
    severity: 'error',
    what: 'The drawing “{picture}” has {size} kB, and at most {most} kB are read.',
    fix: 'Simplify it, or save it as PNG at 2400 pixels wide.',
  },
})
