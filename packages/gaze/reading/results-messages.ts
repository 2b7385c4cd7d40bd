import type { Messages } from './messages'

/** Possible mistakes in a results file, in two sentences each. */
export const resultsMessages = {
  'results-empty': { severity: 'error', what: 'The file is empty.', fix: 'Choose a CSV file with the columns {all}.' },
  'results-no-rows': {
    severity: 'error',
    what: 'The file has a header and no rows.',
    fix: 'Choose a file with one row for each sample.',
  },
  'results-binary': {
    severity: 'error',
    what: 'The file is not text.',
    fix: 'Export it as CSV in UTF-8, and choose that file.',
  },
  'results-spreadsheet': {
    severity: 'error',
    what: 'The file is a spreadsheet or an archive, not CSV.',
    fix: 'Save the sheet as CSV in UTF-8, and choose that file.',
  },
  'results-utf16': {
    severity: 'error',
    what: 'The file is in UTF-16.',
    fix: 'Save it as CSV in UTF-8, and choose that file.',
  },
  'results-too-large': {
    severity: 'error',
    what: 'The file is larger than {max} MB, the most that can be read.',
    fix: 'Leave out participants or columns, or use fewer samples a second.',
  },
  'results-long-line': {
    severity: 'error',
    what: 'The line is longer than {max} characters.',
    fix: 'Give each sample a line of its own, ended by LF or CRLF.',
  },
  'results-separator': {
    severity: 'error',
    what: 'The columns are separated by {found}.',
    fix: 'Export the file again with decimal points and commas between columns.',
  },
  'results-many-columns': {
    severity: 'error',
    what: 'The header has more than {max} columns.',
    fix: 'Keep only those that are needed: {all}.',
  },
  'results-missing': {
    severity: 'error',
    what: 'The header is missing {columns}; it has {found}.',
    fix: 'Add each missing column with the values that were recorded, or correct its name in the header.',
  },
  'results-missing-measure': {
    severity: 'error',
    what: 'The header is missing {columns}; it has {found}.',
    fix: 'Add each missing column with the values that were recorded, or correct its name in the header; leave its cells empty only if they were not measured.',
  },
  'results-no-header': {
    severity: 'error',
    what: 'The file has no header: its first line is {found}.',
    fix: 'Write the names of the columns above it: {all}.',
  },
  'results-title': {
    severity: 'error',
    what: 'The names of the columns are on line {line}, below this one.',
    fix: 'Delete every line above them.',
  },
  'results-twice': { severity: 'error', what: 'The column is in the header twice.', fix: 'Delete one of the two.' },
  'results-cells': {
    severity: 'error',
    what: 'The row has {found}, and the header has {expected}.',
    fix: 'Give each row one cell for each column, in the order of the header.',
  },
  'results-more-cells': {
    severity: 'error',
    what: 'The row has {found}, and the header has {expected}.',
    fix: 'Give each row one cell for each column, and write no commas in numbers, only a point before decimals, because a comma makes two cells of one number.',
  },
  'results-decimal-commas': {
    severity: 'error',
    what: 'Decimals are written with commas, which also separate the columns: the row has {found}, and the header has {expected}.',
    fix: 'Export the file again with decimal points, such as 412.5.',
  },
  'results-quote': {
    severity: 'error',
    what: '“{found}” begins with a double quote that is not closed on its line.',
    fix: 'Close it at the end of the cell, or delete it.',
  },
  'results-header-again': {
    severity: 'error',
    what: 'The header is repeated here.',
    fix: 'Delete this line, and check that the rows below it belong to the same results.',
  },
  'results-merge': {
    severity: 'error',
    what: '“{found}” is a conflict marker that Git left in the file, because two people changed the same rows.',
    fix: 'Keep the right rows, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>.',
  },
  'results-number': {
    severity: 'error',
    what: '“{found}” is not a number.',
    fix: 'Write digits with a decimal point and without a unit, such as {example}{orEmpty}.',
  },
  'results-decimal-comma': {
    severity: 'error',
    what: '“{found}” has a decimal comma.',
    fix: 'Write {number}, with a decimal point.',
  },
  'results-thousands': {
    severity: 'error',
    what: '“{found}” has a separator between thousands.',
    fix: 'Write {number}.',
  },
  'results-percent': {
    severity: 'error',
    what: '“{found}” is a percentage.',
    fix: 'Write it as a share from 0 to 1: {number}.',
  },
  'results-unit': {
    severity: 'error',
    what: '“{found}” is a number with its unit.',
    fix: 'Write only {number}.',
  },
  'results-date': {
    severity: 'error',
    what: '“{found}” is a date or a time of day that a spreadsheet made out of a number.',
    fix: 'Copy the number from the original export, and import this column as text when you open that in a spreadsheet.',
  },
  'results-duration': {
    severity: 'error',
    what: '“{found}” is a time in hours, minutes and seconds.',
    fix: 'Write it in milliseconds: {number}.',
  },
  'results-formula': {
    severity: 'error',
    what: '“{found}” is what a spreadsheet shows instead of a value.',
    fix: 'Write the number that was recorded{orEmpty}.',
  },
  'results-rounded': {
    severity: 'error',
    what: '“{found}” is a number that a spreadsheet rounded.',
    fix: 'Copy the number from the original export, or give the column a number format with all its digits and save the file again.',
  },
  'results-no-time': {
    severity: 'error',
    what: 'The sample has no time.',
    fix: 'Write the milliseconds since the stimulus appeared, such as 1250.',
  },
  'results-participant': {
    severity: 'error',
    what: '“{found}” cannot be a participant.',
    fix: 'Use an id of 1 to 64 letters from a to z, digits, dots, hyphens and underscores, such as a01.',
  },
  'results-people': {
    severity: 'error',
    what: 'The file has more than {max} participants.',
    fix: 'Use one id for all rows of a person, and choose a file with fewer people.',
  },
  'results-scattered': {
    severity: 'error',
    what: 'The rows of {found} are in two places.',
    fix: 'Sort the rows by participant, then by time.',
  },
  'results-backwards': {
    severity: 'error',
    what: 'Time runs backwards: {found} comes after {before}.',
    fix: 'Sort the rows by participant, then by time.',
  },
  'results-backwards-thousands': {
    severity: 'error',
    what: 'Time runs backwards: {found} comes after {before}.',
    fix: 'If points separate thousands, write all times without them, such as {number}; otherwise sort the rows by participant, then by time.',
  },
  'results-early': {
    severity: 'error',
    what: '{found} ms is before the stimulus.',
    fix: 'Count from the moment it appeared, and leave out earlier samples.',
  },
  'results-clock': {
    severity: 'error',
    what: '{found} ms is more than a day.',
    fix: 'Count from the moment this participant first saw the stimulus, not by the clock.',
  },
  'results-seconds': {
    severity: 'error',
    what: 'Samples are typically {step} apart, so the times look like seconds.',
    fix: 'Multiply them by 1,000: the column holds milliseconds.',
  },
  'results-sparse': {
    severity: 'error',
    what: 'Samples are typically {step} ms apart, which is too far apart to find where the eyes rest.',
    fix: 'If these are microseconds, divide by 1,000; otherwise take at least ten samples a second.',
  },
  'results-half-point': {
    severity: 'error',
    what: 'Only {empty} is empty.',
    fix: 'Leave gaze_x and gaze_y both empty where gaze was lost.',
  },
  'results-heartrate': {
    severity: 'error',
    what: '{found} is not a heart rate.',
    fix: 'Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
  },
  'results-share': {
    severity: 'error',
    what: '{found} is not a share.',
    fix: 'Write the share that this emotion has in the expression, from 0 to 1, not as a percentage.',
  },
  'results-half-emotions': {
    severity: 'error',
    what: 'The cell is empty, but other emotions of the sample are not.',
    fix: 'Leave all of them empty where they are not known, and write 0 for an emotion that was not shown.',
  },
  'results-sum': {
    severity: 'error',
    what: 'The emotions of this sample add up to {found}.',
    fix: 'Write them as shares of one whole, including neutral, so that they add up to 1.',
  },
  'results-outside': {
    severity: 'error',
    what: '{percent}% of the gaze is outside the stimulus, which is {width} by {height}.',
    fix: 'Give gaze in pixels of the stimulus, from its upper left corner.',
  },
  'results-fractions': {
    severity: 'error',
    what: 'All gaze is between -1.5 and 1.5, so it looks like shares of the picture.',
    fix: 'Multiply gaze_x by {width} and gaze_y by {height}: they are pixels of the stimulus.',
  },
  'results-mixed-people': {
    severity: 'error',
    what: '{both} is in both files, and {one} is in only one.',
    fix: 'Use the same people for both versions, or different ids for different people.',
  },
  'results-more': {
    severity: 'error',
    what: 'From here on, mistakes are only counted: {count} more.',
    fix: 'Correct those above, then check the file again.',
  },
} as const satisfies Messages
