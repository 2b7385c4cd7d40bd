import { defineMessages } from '../shared/message'

/** What may be wrong in how a text shows a picture. */
export const shownPictureMessages = defineMessages({
  'picture-no-description': {
    severity: 'error',
    what: 'The picture “{picture}” has no description.',
    fix: 'Say in its square brackets what it shows.',
  },
  'picture-elsewhere': {
    severity: 'error',
    what: '“{picture}” is no picture of this site.',
    fix: 'Put the file beside the text and write its name.',
  },
  'picture-caption-within': {
    severity: 'error',
    what: 'The picture “{picture}” has a caption and stands within a sentence.',
    fix: 'Put an empty line above and below it, or remove the caption.',
  },
})
