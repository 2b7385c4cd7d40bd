import { defineMessages } from '../shared/diagnostic'

/** Which files there may be, and where. */
export const fileMessages = defineMessages({
  'file-missing': {
    severity: 'error',
    what: 'The site needs this file, and it is missing.',
    fix: 'Add it, or rename it if it has another name.',
  },
  'file-is-link': {
    severity: 'error',
    what: 'This is a symbolic link, and links are not followed here.',
    fix: 'Replace it with the file or folder itself.',
  },
})
