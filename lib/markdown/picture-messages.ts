import { defineMessages } from '../shared/message'

/** What may be wrong in how a text shows a picture. */
export const shownPictureMessages = defineMessages({
  'picture-no-description': {
    severity: 'error',
    what: 'The picture “{picture}” has no description.',
    fix: 'Describe it in its square brackets.',
  },
  'picture-elsewhere': {
    severity: 'error',
    what: '“{picture}” is not a picture of this site.',
    fix: 'Put the file next to the text, and use its name.',
  },
  'picture-caption-within': {
    severity: 'error',
    what: 'The picture “{picture}” has a caption but is inside a sentence.',
    fix: 'Put an empty line above and below it, or remove the caption.',
  },
})
