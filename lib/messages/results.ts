import type { Messages } from './message'

/**
 * What may be wrong in a results file. Scripts of the browser take this group by itself, for files that visitors choose:
 * it imports nothing.
 */
export const resultsMessages = {
  'results-empty': { severity: 'error', what: 'The file is empty.', fix: 'Choose a CSV file with the columns {all}.' },
  'results-no-rows': {
    severity: 'error',
    what: 'The file has a header and no rows.',
    fix: 'Choose a file with one row for each sample.',
  },
  'results-binary': {
    severity: 'error',
    what: 'The file is no text.',
    fix: 'Export it as CSV in UTF-8, and choose that file.',
  },
  'results-spreadsheet': {
    severity: 'error',
    what: 'The file is a spreadsheet or an archive, no CSV.',
    fix: 'Save the sheet as CSV in UTF-8, and choose that file.',
  },
  'results-utf16': {
    severity: 'error',
    what: 'The file is text in UTF-16.',
    fix: 'Save it as CSV in UTF-8, and choose that file.',
  },
  'results-too-large': {
    severity: 'error',
    what: 'The file is larger than {most} MB, and no more is read.',
    fix: 'Leave out participants or columns, or take fewer samples a second.',
  },
  'results-long-line': {
    severity: 'error',
    what: 'The line goes on for more than {most} characters.',
    fix: 'Give each sample a line of its own, ended by LF or CRLF.',
  },
  'results-separator': {
    severity: 'error',
    what: 'The columns are separated by {found}.',
    fix: 'Separate them by commas, and write decimals with a point.',
  },
  'results-many-columns': {
    severity: 'error',
    what: 'The header has more than {most} columns.',
    fix: 'Leave those that are needed: {all}.',
  },
  'results-missing': {
    severity: 'error',
    what: 'The header lacks {columns}; it has {found}.',
    fix: 'Add each missing column; its cells may be empty where nothing was measured.',
  },
  'results-twice': { severity: 'error', what: 'The column stands twice in the header.', fix: 'Leave one of the two.' },
  'results-cells': {
    severity: 'error',
    what: 'The row has {found} cells, and the header has {expected}.',
    fix: 'Give each row one cell a column; one that is not known stays empty between its commas.',
  },
  'results-number': {
    severity: 'error',
    what: '“{found}” is not a number.',
    fix: 'Write digits with a decimal point, such as 412.5, or leave the cell empty where nothing was measured.',
  },
  'results-no-time': {
    severity: 'error',
    what: 'The sample has no time.',
    fix: 'Write the milliseconds since the stimulus appeared, such as 1250.',
  },
  'results-participant': {
    severity: 'error',
    what: '“{found}” cannot be a participant.',
    fix: 'Use 1 to 64 letters, digits, dots, hyphens and underscores.',
  },
  'results-people': {
    severity: 'error',
    what: 'The file has more than {most} participants.',
    fix: 'Write one id for all rows of a person, and choose a file with fewer people.',
  },
  'results-scattered': {
    severity: 'error',
    what: 'The rows of {found} stand in two places.',
    fix: 'Sort the rows by participant, and then by time.',
  },
  'results-backwards': {
    severity: 'error',
    what: 'Time does not rise: {found} comes after {before}.',
    fix: 'Sort the rows by participant, and then by time, and leave out samples that stand twice.',
  },
  'results-early': {
    severity: 'error',
    what: '{found} ms lies before the stimulus.',
    fix: 'Count from the moment at which it appeared, and leave out what was before.',
  },
  'results-clock': {
    severity: 'error',
    what: '{found} ms is more than a day.',
    fix: 'Count from the moment at which the stimulus appeared to this participant, not by the clock.',
  },
  'results-seconds': {
    severity: 'error',
    what: 'Samples are typically {step} apart, so the times look like seconds.',
    fix: 'Multiply them by 1,000: the column holds milliseconds.',
  },
  'results-sparse': {
    severity: 'error',
    what: 'Samples are typically {step} ms apart, which is too far to find where the eyes rest.',
    fix: 'If these are microseconds, divide by 1,000; otherwise take at least ten samples a second.',
  },
  'results-half-point': {
    severity: 'error',
    what: 'Only {empty} is empty.',
    fix: 'Leave gaze_x and gaze_y both empty where gaze was lost.',
  },
  'results-heartrate': {
    severity: 'error',
    what: '{found} is no heart rate.',
    fix: 'Write beats a minute from 20 to 250, or leave the cell empty where it is not known.',
  },
  'results-share': {
    severity: 'error',
    what: '{found} is no share.',
    fix: 'Write how much of the expression it is, from 0 to 1, and not in percent.',
  },
  'results-half-emotions': {
    severity: 'error',
    what: 'The cell is empty, and other emotions of the sample are not.',
    fix: 'Leave all of them empty where they are not known, and write 0 for what was not shown.',
  },
  'results-sum': {
    severity: 'error',
    what: 'The emotions of this sample add up to {found}.',
    fix: 'Write them as shares of one whole, neutral included, so that they add up to 1.',
  },
  'results-outside': {
    severity: 'error',
    what: '{percent}% of the gaze lies outside of the stimulus, which is {width} by {height}.',
    fix: 'Give gaze in pixels of the stimulus, from its upper left corner.',
  },
  'results-fractions': {
    severity: 'error',
    what: 'All gaze lies between -1.5 and 1.5, so it looks like shares of the picture.',
    fix: 'Multiply gaze_x by {width} and gaze_y by {height}: they are pixels of the stimulus.',
  },
  'results-mixed-people': {
    severity: 'error',
    what: '{both} stands in both files and {one} in one of them only.',
    fix: 'Give both versions to the same people, or different ids to different people.',
  },
} as const satisfies Messages
