import { defineMessages } from '../../shared/diagnostic'

/**
 * Messages about missing and unexpected results files, and about what spreadsheets and interrupted uploads do to whole
 * files.
 */
export const resultsFileMessages = defineMessages({
  'results-file-missing': {
    severity: 'error',
    what: 'This results file is missing, and the figures of a case are computed from it.',
    fix: 'Add it, with the columns listed in docs/results-files.md.',
  },
  'results-file-missing-second': {
    severity: 'error',
    what: 'The results of the second version are missing, and the figures of an A/B test are computed from both.',
    fix: 'Add this file, with the columns listed in docs/results-files.md; or show one version only: in index.md, delete the second item under “versions”, then correct what the check reports about it.',
  },
  'results-file-renamed': {
    severity: 'error',
    what: 'This results file is missing, and “{found}” is in its folder.',
    fix: 'Rename “{found}” to {name}.',
  },
  'results-file-second': {
    severity: 'error',
    what: 'The case has one version, but these are the results of a second.',
    fix: 'Write the second version under “versions” in index.md, with its name, alt and picture; or remove this file.',
  },
  'results-file-same-recordings': {
    severity: 'error',
    what: 'For {count} of the {all} people in this file, the gaze is also in {other}: “{found}” has the gaze of “{name}” there.',
    fix: 'Replace this file with the results of its own version.',
  },
  'results-file-spreadsheet': {
    severity: 'error',
    what: 'This results file is missing, and {found} beside it is a spreadsheet, which cannot be read here.',
    fix: 'Open {found}, export it as “CSV UTF-8” under the name {name}, and keep the spreadsheet in a folder outside content/.',
  },
  'results-file-same': {
    severity: 'error',
    what: 'This file has the same rows as {other}, so both versions would show the same recordings.',
    fix: 'Replace the wrong one of the two with the results of its own version; or show one version only: in index.md, delete the second item under “versions”, then correct what the check reports about it.',
  },
  'results-file-total': {
    severity: 'error',
    what: '“{found}” is not a participant: a spreadsheet computed this row from those above it.',
    fix: 'Delete the row, because the site computes its figures itself.',
  },
  'results-file-note': {
    severity: 'error',
    what: 'This row has nothing but “{found}”, so it is not a sample.',
    fix: 'Delete the row.',
  },
  'results-file-twice': {
    severity: 'error',
    what: 'From here on, the file has the same rows again, with their header.',
    fix: 'Delete this line and everything below it.',
  },
  'results-file-moved-down': {
    severity: 'error',
    what: '{column} is empty in the first row, and its values do not fit the rows that they are in, as if its cells had been moved down.',
    fix: 'Delete the empty cell, so that the cells below it move up, then look whether the last row is complete.',
  },
  'results-file-moved-cells': {
    severity: 'error',
    what: 'Neither heartrate nor {column} has a possible value in this row, so its cells may be in the wrong columns.',
    fix: 'Compare the row with the one above it, and move its cells back; otherwise correct both values.',
  },
  'results-file-names-swapped': {
    severity: 'error',
    what: 'The values do not fit the names of their columns, but would if {one} and {other} were swapped.',
    fix: 'Swap these two names in the first row of the file.',
  },
  'results-file-empty-cells': {
    severity: 'error',
    what: 'After the last column that has a name, this row has {cells}.',
    fix: 'In a spreadsheet, delete the columns after that one, and save the file as CSV again.',
  },
  'results-file-quoted': {
    severity: 'error',
    what: '“{found}” is in quotation marks that CSV does not have.',
    fix: 'Write {plain}.',
  },
  'results-file-units': {
    severity: 'error',
    what: 'This row has the units of the columns, so it is not a sample.',
    fix: 'Delete the row.',
  },
  'results-file-quote-open': {
    severity: 'error',
    what: 'A quotation mark in this row has no partner, so other cells are read as part of its text.',
    fix: 'Remove it, here and in every other row that has one.',
  },
  'results-file-quoted-row': {
    severity: 'error',
    what: 'The whole row is in double quotes, so it is a single cell.',
    fix: 'Remove the quotes around each row, or export the file again.',
  },
  'results-file-in-seconds': {
    severity: 'error',
    what: '“{found}” is a time in seconds.',
    fix: 'Write it in milliseconds: {number}.',
  },
  'results-file-days': {
    severity: 'error',
    what: 'Samples are typically {step} apart, so the times look like days, in which spreadsheets count.',
    fix: 'Multiply them by 86,400,000: the column holds milliseconds.',
  },
  'results-file-frames': {
    severity: 'error',
    what: 'Samples are 1 apart, so the times look like numbers of samples.',
    fix: 'Write the milliseconds since the picture appeared, such as 33, 67 and 100 for 30 samples a second.',
  },
  'results-file-same-times': {
    severity: 'error',
    what: 'All samples of a person have the same time, as if it was filled down in a spreadsheet.',
    fix: 'Export the file again, with the time of each sample.',
  },
  'results-file-hundredths': {
    severity: 'error',
    what: 'All gaze is between {min} and {max}, so it looks like percentages of the picture.',
    fix: 'Multiply gaze_x by {factorX} and gaze_y by {factorY}: they are pixels of the picture.',
  },
  'results-file-late-people': {
    severity: 'error',
    what: '{count} of the {all} people have no sample in the first second, which is the baseline of all scores: the times of “{found}” begin at {time} ms.',
    fix: 'Count each person’s times from the moment when that person saw the picture appear, which is 0.',
  },
  'results-file-other-case': {
    severity: 'error',
    what: '“{found}” differs only in capitals from “{other}”, and counts as another person.',
    fix: 'Write {other} in all rows if they are one person; otherwise give the two names that differ more.',
  },
  'results-file-both': {
    severity: 'error',
    what: 'This file also has the rows of {other}: “{found}” and {count} more people have the same gaze there.',
    fix: 'Delete their rows here.',
  },
  'results-file-restarts': {
    severity: 'error',
    what: 'Time begins again in {count} places, here at {found} after {before}, so rows of several recordings have one name.',
    fix: 'Give each recording a name of its own, or delete those that are in the file twice.',
  },
  'results-file-shares-of': {
    severity: 'error',
    what: 'The emotions of this sample add up to about {whole} instead of 1, and {columns} columns have numbers above 1.',
    fix: 'Divide all emotions by {whole}, because they are shares from 0 to 1, and save the file as CSV again.',
  },
  'results-file-percentages': {
    severity: 'error',
    what: 'Shares are written as percentages in {rows}, such as “{found}”.',
    fix: 'In a spreadsheet, give these cells the number format “General”, which shows {number}, and save the file as CSV again.',
  },
  'results-file-shares': {
    severity: 'error',
    what: 'The emotions look like percentages: {columns} columns have numbers above 1, the first of them “{found}”.',
    fix: 'Divide all emotions by 100, because they are shares from 0 to 1, and save the file as CSV again.',
  },
  'results-file-lost-gaze': {
    severity: 'error',
    what: 'Both gaze columns have a number in {rows} where gaze was lost, here “{found}”.',
    fix: 'Leave gaze_x and gaze_y empty in such rows: the site would count the number as a point beside the picture.',
  },
  'results-file-swapped': {
    severity: 'error',
    what: '{percent}% of the gaze is outside the picture, and only {other}% if gaze_x and gaze_y are swapped.',
    fix: 'Swap these two names in the first row of the file.',
  },
  'results-file-late': {
    severity: 'error',
    what: 'The first sample of the file is at {found} ms, after the first second, which is the baseline of all scores.',
    fix: 'Count the times from the moment the picture appeared, which is 0; or, if rows are missing, export the whole recording again.',
  },
  'results-file-zero': {
    severity: 'error',
    what: 'Both gaze columns are exactly 0 in {rows} rows, as if gaze was lost there.',
    fix: 'Leave gaze_x and gaze_y empty in such rows: the site would count them as looks at the upper left corner.',
  },
  'results-file-other-kind': {
    severity: 'error',
    what: 'This is {kind}, not a results file.',
    fix: 'Export the results as CSV again, and replace this file with them.',
  },
  'results-file-minus': {
    severity: 'error',
    what: '“{found}” has a minus sign that is not read as one, as in {cells} of this file.',
    fix: 'Replace each − with - in a text editor.',
  },
  'results-file-nothing': {
    severity: 'error',
    what: 'No row has a value in {names}.',
    fix: 'Export the file again, with these columns.',
  },
  'results-file-one-rate': {
    severity: 'error',
    what: 'The heart rate is {rate} in all rows, as if it was filled down in a spreadsheet.',
    fix: 'Export the file again, or leave the cells empty where the rate is not known.',
  },
  'results-file-one-row': {
    severity: 'error',
    what: 'Each person has one row only.',
    fix: 'Export the file again with a row for each sample, not for each person.',
  },
  'results-file-filled': {
    severity: 'error',
    what: '{rows} consecutive rows have exactly the same gaze, {found}, as if it was filled down in a spreadsheet.',
    fix: 'Export the file again, or leave gaze_x and gaze_y empty where gaze was lost.',
  },
  'results-file-other-unit': {
    severity: 'error',
    what: 'The samples of “{found}” are {own} ms apart, and those of everyone else {others} ms.',
    fix: 'Write the times of “{found}” in milliseconds too, or leave out its rows.',
  },
  'results-file-same-person': {
    severity: 'error',
    what: '“{found}” has the same gaze as “{other}”, sample by sample.',
    fix: 'Replace its rows with its own recording, or delete them.',
  },
  'results-file-same-people': {
    severity: 'error',
    what: '{count} people have the same gaze as others in this file, sample by sample, such as “{found}” and “{other}”.',
    fix: 'Replace the rows of these people with their own recordings, or delete them.',
  },
  'results-file-restart': {
    severity: 'error',
    what: 'Time begins again at {found} after {before}, so these rows are another recording.',
    fix: 'Give the person in these rows another name, or delete them if they are the same recording twice.',
  },
  'results-file-corner': {
    severity: 'error',
    what: 'The grid is {width} by {height} here, and nearly all gaze of {file} and all areas are in its upper left quarter.',
    fix: 'Write the width and height of the grid on which gaze was measured; a larger picture is scaled to it.',
  },
  'results-file-slip': {
    severity: 'error',
    what: '“{found}” is between the rows of “{name}” and continues their times, so it is probably a typing mistake.',
    fix: 'Write {name} in {rows}; only if {found} is another person, sort the rows by participant, then by time.',
  },
  'results-file-rows-twice': {
    severity: 'error',
    what: '{rows} in the file already, from line {line} on.',
    fix: 'Delete the second copy, which begins here.',
  },
  'results-file-one-person': {
    severity: 'error',
    what: 'This file has the results of one person, and the text of the case has intervals, which need at least two people.',
    fix: 'Replace the file with one that has everyone’s results, or leave {name} and every other interval out of the text.',
  },
  'results-file-cut-off': {
    severity: 'error',
    what: 'The file ends within its last row, as after an interrupted upload.',
    fix: 'Copy or export the whole file again, because more rows may be missing.',
  },
})
