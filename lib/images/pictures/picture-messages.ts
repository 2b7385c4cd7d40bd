import { defineMessages } from '../../shared/diagnostic'

/** Messages about pictures in texts: which files are supported, and how a text shows them. */
export const pictureMessages = defineMessages({
  'picture-absent': {
    severity: 'error',
    what: 'There is no picture “{picture}”.',
    fix: 'Add the file, or correct its name.',
  },
  'picture-similar-name': {
    severity: 'error',
    what: 'There is no picture “{picture}”, but there is “{name}” in its folder.',
    fix: 'Write “{written}” if that is the one; otherwise put the file back, or correct the name.',
  },
  'picture-capitals': {
    severity: 'error',
    what: 'The picture “{picture}” is called “{name}” on disk.',
    fix: 'Write “{name}”: capitals matter.',
  },
  'picture-outside-content': {
    severity: 'error',
    what: 'The picture “{picture}” is outside content/, or is a link that leads outside it.',
    fix: 'Put the file itself next to the text that shows it.',
  },
  'picture-unknown-type': {
    severity: 'error',
    what: 'The picture “{picture}” is in a format that is not supported.',
    fix: 'Save it as {better}, and use that name.',
  },
  'picture-other-type': {
    severity: 'error',
    what: 'The picture “{picture}” is named as {said} but contains {found}.',
    fix: 'Open it in an image editor and save it as {said}; renaming it is not enough.',
  },
  'picture-unreadable': {
    severity: 'error',
    what: 'The file “{picture}” is not a picture.',
    fix: 'Save the picture again as {said}, under the same name.',
  },
  'picture-damaged': {
    severity: 'error',
    what: 'The picture “{picture}” is damaged ({cause}).',
    fix: 'Save it again from the original.',
  },
  'picture-animated': {
    severity: 'error',
    what: 'The picture “{picture}” is animated: it has {frames} frames.',
    fix: 'Save one frame as a picture.',
  },
  'picture-too-big': {
    severity: 'error',
    what: 'The picture “{picture}” is {size} MB, more than the limit of {max} MB.',
    fix: 'Save it 2400 pixels wide.',
  },
  'picture-too-many-pixels': {
    severity: 'error',
    what: 'The picture “{picture}” is {width} by {height} pixels, more than {max} million in total.',
    fix: 'Save it 2400 pixels wide.',
  },
  'picture-too-small': {
    severity: 'error',
    what: 'The picture “{picture}” is {width} pixels wide, and needs at least {min}.',
    fix: 'Use a wider one from the original; enlarging this one does not help.',
  },
})

/** Messages about the content of SVG files. */
export const drawingMessages = defineMessages({
  'drawing-broken': {
    severity: 'error',
    what: 'The drawing “{picture}” is not well formed on line {line}: {cause}.',
    fix: 'Export it again as plain SVG.',
  },
  'drawing-declares': {
    severity: 'error',
    what: 'The drawing “{picture}” declares a document type on line {line}.',
    fix: 'Export it as plain SVG, or remove “<!DOCTYPE …>” in a text editor.',
  },
  'drawing-element': {
    severity: 'error',
    what: 'The drawing “{picture}” contains <{name}> on line {line}, which is not supported.',
    fix: 'Remove it in the drawing program, and export shapes and text only.',
  },
  'drawing-attribute': {
    severity: 'error',
    what: 'The drawing “{picture}” has {name}="…" on the <{element}> of line {line}, which is not supported.',
    fix: 'Remove it, or export the drawing as plain SVG.',
  },
  'drawing-value': {
    severity: 'error',
    what: 'The drawing “{picture}” has “{value}” on line {line}, but only colours, numbers and references within the drawing are supported.',
    fix: 'Remove whatever refers outside the drawing, or export it as plain SVG.',
  },
  'drawing-nested': {
    severity: 'error',
    what: 'The drawing “{picture}” repeats its parts too often, or nests them too deeply, on line {line}.',
    fix: 'Ungroup it in the drawing program, and export it again.',
  },
  'drawing-no-size': {
    severity: 'error',
    what: 'The drawing “{picture}” does not give its size.',
    fix: 'Export it with a viewBox, such as viewBox="0 0 1200 750".',
  },
  'drawing-too-big': {
    severity: 'error',
    what: 'The drawing “{picture}” is {size} kB, more than the limit of {max} kB.',
    fix: 'Simplify it, or save it as a PNG 2400 pixels wide.',
  },
})
