import { defineMessages } from '../shared/message'

/** Which files there may be, and where. */
export const fileMessages = defineMessages({
  'file-no-place': {
    severity: 'error',
    what: 'No page is drawn from a file in this place.',
    fix: 'Move it to content/pages, content/docs or content/cases/<name>/index.md.',
  },
  'file-no-schema': {
    severity: 'error',
    what: 'No page is drawn from this file yet.',
    fix: 'Remove it, or define its page in lib/pages/ and list it in lib/pages/index.ts.',
  },
  'file-same-address': {
    severity: 'error',
    what: 'This file and {other} both become {path}.',
    fix: 'Remove or rename one of them.',
  },
  'file-capitals': {
    severity: 'error',
    what: 'This file becomes {found}, and hosts lead capitals in an address to small letters, where that page is not.',
    fix: 'Call it {instead}, or something else in small letters where that is taken.',
  },
  'file-missing': {
    severity: 'error',
    what: 'This file is not there, and the site needs it.',
    fix: 'Add it, or give it this name if it has another.',
  },
  'page-missing': {
    severity: 'error',
    what: 'This file is not there, and {path} is drawn from it, which the site is never without.',
    fix: 'Bring the file back from git, or write it anew with its title, its description and the other fields.',
  },
  'file-is-link': {
    severity: 'error',
    what: 'This is a link to another file or folder, and links are not followed here.',
    fix: 'Put the file itself in this place.',
  },
  'text-unreadable': {
    severity: 'error',
    what: 'A character cannot be read here, so that visitors would see “�” in its place.',
    fix: 'Save the file as UTF-8, and if the sign is still there, write what it stood for.',
  },
  'text-control': {
    severity: 'error',
    what: 'The character {code} stands here, which nobody sees and which is no text.',
    fix: 'Remove it, or write a space or a new line if that is what it was.',
  },
  'text-direction': {
    severity: 'error',
    what: 'The character {code} stands here, which nobody sees and which turns the order of letters around.',
    fix: 'Remove it, and write the letters in the order in which they are read.',
  },
  'file-unused': {
    severity: 'warning',
    what: 'Nothing on the site reads this file.',
    fix: 'Remove it, or keep it elsewhere.',
  },
  'file-misnamed': {
    severity: 'warning',
    what: 'Nothing on the site reads this file, but “{instead}” would be read, which is not there.',
    fix: 'Rename it to {instead}.',
  },
})
