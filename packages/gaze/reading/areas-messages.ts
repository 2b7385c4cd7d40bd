import type { Messages } from './messages'

/**
 * Mistakes in a file of areas, besides those in all CSV files. Only visitors choose such files, so these messages are
 * not in the catalogue for editors.
 */
export const ownAreasMessages = {
  'areas-empty': { severity: 'error', what: 'The file is empty.', fix: 'Choose a CSV file with the columns {all}.' },
  'areas-none': { severity: 'error', what: 'The file has a header and no areas.', fix: 'Write one row for each area.' },
  'areas-large': {
    severity: 'error',
    what: 'The file is larger than {max} kB, too large for areas.',
    fix: 'Choose a file with one row for each area, and nothing else in it.',
  },
  'areas-missing': {
    severity: 'error',
    what: 'The header is missing {columns}; it has {found}.',
    fix: 'Begin the file with the line {all}.',
  },
  'areas-cells': {
    severity: 'error',
    what: 'The row has {found} cells, and the header has {expected}.',
    fix: 'Give each row one cell for each column, and put double quotes around a name that contains a comma.',
  },
  'areas-quote': {
    severity: 'error',
    what: 'A double quote is not closed on its line.',
    fix: 'Close it there, and double any quote inside a name.',
  },
  'areas-version': { severity: 'error', what: '“{found}” is not a version.', fix: 'Write a or b.' },
  'areas-name': {
    severity: 'error',
    what: '“{found}” cannot be the name of an area.',
    fix: 'Use up to 40 visible characters, including a letter or a digit.',
  },
  'areas-twice': {
    severity: 'error',
    what: 'Version {version} has “{found}” and, further up, “{other}”: these count as one name.',
    fix: 'Give each area of a version a name of its own.',
  },
  'areas-many': {
    severity: 'error',
    what: 'Version {version} has more than {max} areas.',
    fix: 'Keep those that the test is about.',
  },
  'areas-number': {
    severity: 'error',
    what: '“{found}” is not a number.',
    fix: 'Write a number of pixels in digits, with a decimal point, such as 412.5.',
  },
  'areas-flat': {
    severity: 'error',
    what: 'The rectangle is {width} by {height}, so it is empty.',
    fix: 'Write a width and a height above 0.',
  },
  'areas-outside': {
    severity: 'error',
    what: 'The area {area} extends to {found}, beyond the picture, which is {width} by {height}.',
    fix: 'Give areas in pixels of the picture as the test showed it, from its upper left corner.',
  },
  'areas-lack': {
    severity: 'error',
    what: 'The file has no area for version {version}.',
    fix: 'Mark the areas of each version that you chose results for, or leave areas out.',
  },
} as const satisfies Messages
