import { defineMessages } from '../shared/diagnostic'

/** Messages about missing or empty files, symbolic links, files in other formats, and merge conflicts. */
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
  'file-empty': {
    severity: 'error',
    what: 'The file is empty.',
    fix: 'Restore it with git restore {path}, or write what belongs in it.',
  },
  'file-other-kind': {
    severity: 'error',
    what: 'This is {kind}, not a text file.',
    fix: 'Replace it with a plain text file of the same name that contains its words.',
  },
  'file-utf16': {
    severity: 'error',
    what: 'The file is saved as UTF-16, which cannot be read here.',
    fix: 'Save it as UTF-8.',
  },
  'file-fence': {
    severity: 'error',
    what: '“{found}” does not belong in this file: a chat or a page puts it above what it shows as code.',
    fix: 'Delete this line{closing}.',
  },
  'file-merge-leftover': {
    severity: 'error',
    what: 'The line ======= is left from a merge conflict.',
    fix: 'If the lines above and below it are two versions of one text, keep only one. Then delete this line.',
  },
  'file-merge-conflict': {
    severity: 'error',
    what: 'There is a merge conflict here: Git left two versions of these lines in the file.',
    fix: 'Keep the right lines, and delete the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.',
  },
})

/** Messages about the delimiters of the front matter. */
export const frontMatterMessages = defineMessages({
  'front-matter-beginning': {
    severity: 'error',
    what: 'The file starts with “{found}” instead of its front matter.',
    fix: 'Write --- by itself on the first line.',
  },
  'front-matter-none': {
    severity: 'error',
    what: 'The file has no front matter, which gives the page its title and other fields.',
    fix: 'Copy the lines from --- to --- of a similar page to the top of this file, and write what each field says about this page.',
  },
  'front-matter-marks': {
    severity: 'error',
    what: 'The front matter is between “{first}” and “{last}” instead of two --- lines.',
    fix: 'Write --- by itself, with no space before or after it, on the first line and on line {line}.',
  },
  'front-matter-late': {
    severity: 'error',
    what: 'The front matter begins on line {line}, below {above}.',
    fix: 'Delete every line above that line{closing}.',
  },
  'front-matter-open': {
    severity: 'error',
    what: 'The front matter is not closed: the second of its two --- lines is missing.',
    fix: 'Write --- by itself on a new line below this one, “{last}”, which is its last field.',
  },
  'front-matter-closing': {
    severity: 'error',
    what: 'The front matter is closed by “{found}”.',
    fix: 'Write --- by itself on this line.',
  },
  'front-matter-second': {
    severity: 'error',
    what: 'A second front matter starts here, and would be shown as text.',
    fix: 'Move its fields into the first, and remove its --- lines.',
  },
})

const quote = 'Put the value in quotes.'

/** Messages about syntax errors of YAML, and about values that YAML silently reads differently from what was meant. */
export const yamlMessages = defineMessages({
  'yaml-colon-in-value': {
    severity: 'error',
    what: 'This line has a colon in its value, or is indented further than the line above.',
    fix: 'Put the value in quotes, or align the line with the others.',
  },
  'yaml-round-brackets': {
    severity: 'error',
    what: 'Round brackets do not make a group of fields.',
    fix: 'Write {instead}.',
  },
  'yaml-first-indented': {
    severity: 'error',
    what: 'The first field is indented.',
    fix: 'Align it with the other fields.',
  },
  'yaml-too-deep': {
    severity: 'error',
    what: 'The brackets in this field are nested too deeply.',
    fix: 'Put the value in quotes, or use fewer brackets.',
  },
  'yaml-too-large': {
    severity: 'error',
    what: 'The fields of this file take {bytes} bytes, more than the limit of {max}.',
    fix: 'Remove what the site does not show, or move long texts into pages.',
  },
  'yaml-tab': {
    severity: 'error',
    what: 'This line starts with a tab.',
    fix: 'Indent it with spaces, and every other line that starts with a tab.',
  },
  'yaml-wide-space': {
    severity: 'error',
    what: 'This line has a special space ({code}), so it is not read as intended.',
    fix: 'Write the line again as “{instead}”, with spaces from the space bar.',
  },
  'yaml-group-beside': {
    severity: 'error',
    what: 'The lines below “{name}” have as many spaces before them as it has, so they are not in its group.',
    fix: 'Write two more spaces before each of them, or two fewer before “{name}” if it was moved by mistake.',
  },
  'yaml-name-twice': {
    severity: 'error',
    what: 'This field name is used twice.',
    fix: 'Remove one of the two lines.',
  },
  'yaml-names-twice': {
    severity: 'error',
    what: '“{name}” and other names are used twice, from here on.',
    fix: 'Keep one line of each name, with the value that is right; if the lines from here on are a copy, delete them.',
  },
  'yaml-group-unnamed': {
    severity: 'error',
    what: '“{name}” is used twice in this group, so the name of another group is probably missing above it.',
    fix: 'Write {missing} on a line of its own above this one, with {spaces} before it; if nothing is missing, keep one line of each name.',
  },
  'yaml-item-repeated': {
    severity: 'error',
    what: 'A second “{name}” begins here, in one item of the list.',
    fix: 'If a new item begins here, write its first line, which starts with a dash and a space, above this one; otherwise keep one of the two lines.',
  },
  'yaml-invalid-beginning': { severity: 'error', what: 'A value cannot start with this character.', fix: quote },
  'yaml-exclamation-mark': { severity: 'error', what: 'A value cannot start with an exclamation mark.', fix: quote },
  'yaml-brace': { severity: 'error', what: 'A value that starts with a brace is not read as text.', fix: quote },
  'yaml-no-dash': {
    severity: 'error',
    what: 'An item of the list begins here, without its dash.',
    fix: 'Write - and a space before “{found}”, where the other items have theirs.',
  },
  'yaml-dash-without-space': {
    severity: 'error',
    what: '“{found}” has no space after its dash, so it does not start an item of the list.',
    fix: 'Write “{instead}”.',
  },
  'yaml-bullet': {
    severity: 'error',
    what: '“{found}” does not begin an item of a list.',
    fix: 'Write a dash and a space instead of “{mark}”, here and before each item like it.',
  },
  'yaml-comment-in-value': {
    severity: 'error',
    what: '“{found}” is not a comment here: inside a value of several lines, it is shown as part of it.',
    fix: 'Move this line above the line “{name}:”, or delete it.',
  },
  'yaml-comma-twice': {
    severity: 'error',
    what: 'There is nothing between this comma and the one before it.',
    fix: 'Delete one of them.',
  },
  'yaml-html-comment': {
    severity: 'error',
    what: 'An HTML comment does not work among the fields.',
    fix: 'Write {instead}.',
  },
  'yaml-comment-hash': {
    severity: 'error',
    what: 'This line is read as the name of a field without a value.',
    fix: 'If it is a note like the lines beside it, write # before it; otherwise write a value.',
  },
  'yaml-bracket-open': {
    severity: 'error',
    what: '“{bracket}” is not closed.',
    fix: 'Write “{closing}” {place}; if the bracket belongs to a text, put the text in quotes.',
  },
  'yaml-hash': {
    severity: 'error',
    what: 'The # after a space begins a comment, so “{dropped}” is not read.',
    fix: 'Put the whole text in quotes, from before its first word up to the closing bracket.',
  },
  'yaml-no-colon': {
    severity: 'error',
    what: 'This line has no colon.',
    fix: 'Write it as name: value; if it is a note, write # before it; if it continues the line above, write {spaces} spaces before it.',
  },
  'yaml-no-space': {
    severity: 'error',
    what: 'There is no space after the colon of “{name}”.',
    fix: 'Write a space there.',
  },
  'yaml-no-field': {
    severity: 'error',
    what: 'This line is not a “name: value” pair, and the lines below it are read as part of it.',
    fix: 'Write it as name: value; if it is a note, write # before it; if it continues the line above, write {spaces} spaces before it.',
  },
  'yaml-two-documents': {
    severity: 'error',
    what: 'A “---” or “...” line splits the file in two here.',
    fix: 'Remove that line.',
  },
  'yaml-indent': {
    severity: 'error',
    what: 'This line is not aligned with the lines around it, or a bracket is not closed.',
    fix: 'Align the lines of a list, and close each bracket.',
  },
  'yaml-indent-odd': {
    severity: 'error',
    what: 'The number of spaces before this line is {found}, so it does not belong to any group above it.',
    fix: 'Write {instead} before it, or as many as before the lines that it belongs with{group}.',
  },
  'yaml-list-unnamed': {
    severity: 'error',
    what: 'An item of a list begins here, and the line with the name of the list is missing.',
    fix: 'Write {missing} on a line of its own above it, with {spaces} before it; if no list begins here, remove the dash.',
  },
  'yaml-backslash': {
    severity: 'error',
    what: 'A backslash in double quotes must be followed by a known letter.',
    fix: 'Delete the backslash, or put the value in single quotes if visitors should see it.',
  },
  'yaml-quote-open': {
    severity: 'error',
    what: 'A quotation mark is not closed.',
    fix: 'Close it at the end of the value.',
  },
  'yaml-quote-lines': {
    severity: 'error',
    what: 'This line continues a text in quotation marks, but is not indented further than its name.',
    fix: 'Write {instead} spaces before it, and before each line of the text below it.',
  },
  'yaml-quote-inside': {
    severity: 'error',
    what: 'A quotation mark inside the value ends it.',
    fix: 'Write {instead}{shown}.',
  },
  'yaml-curly-quotes': {
    severity: 'error',
    what: 'Curly quotation marks do not enclose a value, and would be shown.',
    fix: 'Write {instead}, or {shown} if they are meant to be shown.',
  },
  'yaml-after-bracket': {
    severity: 'error',
    what: 'The value ends at “{bracket}”, and “{after}” follows it.',
    fix: 'Write nothing after “{bracket}”; if all of it is one text, put all of it in quotes.',
  },
  'yaml-comment-tight': {
    severity: 'error',
    what: '“{found}” is not read as a value with a note.',
    fix: 'Write “{instead}”, with a space before the #.',
  },
  'yaml-unreadable': { severity: 'error', what: 'From here on, this value cannot be read.', fix: quote },
  'yaml-formatting': {
    severity: 'error',
    what: '“{found}” at the start of a value cannot be read.',
    fix: 'Write the words alone{how}, because a field has no formatting; in the headline of the home page, put the whole value in quotes.',
  },
  'yaml-no-fields': {
    severity: 'error',
    what: 'This is not a list of fields.',
    fix: 'Write each line as name: value.',
  },
  'yaml-anchor': { severity: 'error', what: '“&{name}” at the start of a value is dropped.', fix: quote },
  'yaml-alias': { severity: 'error', what: '“*{name}” does not refer to anything.', fix: quote },
  'yaml-forbidden-name': {
    severity: 'error',
    what: '“{name}” cannot be the name of a field.',
    fix: 'Choose another name.',
  },
  'yaml-text-dropped': { severity: 'error', what: 'Everything after “#” is dropped: “{dropped}”.', fix: quote },
  'yaml-suppression-dropped': {
    severity: 'error',
    what: 'Everything after “#” is dropped: “{dropped}”.',
    fix: 'Move the comment to a line of its own above.',
  },
})

/** Messages about values that a schema rejects. `hint` is the hint of the field, or suggests the nearest name. */
export const fieldMessages = defineMessages({
  'field-missing': { severity: 'error', what: 'This field is missing.', fix: '{hint}' },
  'field-empty': { severity: 'error', what: 'This field is empty.', fix: '{hint}' },
  'field-text-empty': { severity: 'error', what: 'This text is empty.', fix: '{hint}' },
  'field-without-colon': {
    severity: 'error',
    what: 'There is no colon after “{name}”, so it is not read as the name of a field.',
    fix: 'Write “{name}: {value}”.',
  },
  'field-unknown': { severity: 'error', what: 'There is no field with this name here.', fix: '{hint}' },
  'field-other-name': {
    severity: 'error',
    what: 'There is no field with this name here, and “{name}” is missing.',
    fix: 'Rename this field to {name} if it is that one; otherwise remove it, and add {name}.',
  },
  'field-misplaced': {
    severity: 'error',
    what: 'This field belongs to “{group}”, where it is missing.',
    fix: 'Write it below the other lines of that group, with {spaces} spaces before it.',
  },
  'field-of-page': {
    severity: 'error',
    what: '“{name}” belongs to the {whole}, not to “{group}”.',
    fix: 'Move it to a line above “{group}:”, with no spaces before it.',
  },
  'field-group-unnamed': {
    severity: 'error',
    what: '“{name}” belongs to “{group}”, and the line “{group}:” is missing.',
    fix: 'Write “{group}:” on a line of its own above this one, with {spaces} before it.',
  },
  'field-item-joined': {
    severity: 'error',
    what: '“{found}” is read as the name of a field.',
    fix: 'Write “{first}: {found}” here, after the dash, and “{second}:” with the rest on a line below it, with {spaces} before it.',
  },
  'field-item-split': {
    severity: 'error',
    what: 'This dash begins an item with only what the item above it lacks.',
    fix: 'Write a space instead of the dash, so that this line belongs to that item.',
  },
  'field-list-unnamed': {
    severity: 'error',
    what: '“{name}” has too many items ({length}), and “{list}” is missing.',
    fix: 'Write “{list}:” on a line of its own above the first item that belongs to it, aligned with “{name}:”.',
  },
  'field-no-expiry': {
    severity: 'error',
    what: 'No field makes a page disappear on a day.',
    fix: 'Remove this field, and remove the page when that day has come.',
  },
  'field-renamed': { severity: 'error', what: 'This field is called “{name}” now.', fix: 'Write “{name}” instead.' },
  'field-comma-in-value': {
    severity: 'error',
    what: 'The comma ends the value, so “{name}” is read as the name of a field.',
    fix: 'Put the whole value in quotes: {field}: "{whole}".',
  },
  'field-brackets': {
    severity: 'error',
    what: 'This must be text, but brackets without quotation marks make it a list.',
    fix: 'Put it in quotes with its brackets: "{found}".',
  },
  'field-decimal-comma': {
    severity: 'error',
    what: 'The comma ends the value, so “{name}” is read as the name of a field.',
    fix: 'Use a decimal point, as in 1.99.',
  },
  'field-implicit-type': {
    severity: 'error',
    what: 'This must be text, but “{found}” is read as {kind}.',
    fix: '{instead}',
  },
  'field-wrong-kind': { severity: 'error', what: 'This must be {kind}, but “{found}” is not.', fix: '{hint}' },
  'field-not-a-list': {
    severity: 'error',
    what: 'This must be a list, but “{found}” is not.',
    fix: 'Write {name}: [{items}], or each item on a line of its own below {name}: after a dash.',
  },
  'field-quoted': {
    severity: 'error',
    what: 'The quotation marks make “{found}” text, and this must be {kind}.',
    fix: 'Remove the quotation marks.',
  },
  'field-invalid-date': { severity: 'error', what: '“{found}” is not a date.', fix: '{hint}' },
  'field-absent-day': {
    severity: 'error',
    what: '“{found}” is not a date: the last day of this month is {last}.',
    fix: '{hint}',
  },
  'field-invalid-address': { severity: 'error', what: '“{found}” is not a valid address here.', fix: '{hint}' },
  'field-invalid-value': { severity: 'error', what: '“{found}” is not valid here.', fix: '{hint}' },
  'field-number-written': {
    severity: 'error',
    what: '“{found}” is not a plain number.',
    fix: 'Write {plain} if that is what you mean.',
  },
  'field-too-long': {
    severity: 'error',
    what: 'This text is {length} long, and at most {limit} are allowed.',
    fix: '{hint}',
  },
  'field-too-short': {
    severity: 'error',
    what: 'This text is {length} long, and at least {limit} are needed.',
    fix: '{hint}',
  },
  'field-list-long': {
    severity: 'error',
    what: 'This list has too many items ({length}).',
    fix: 'Keep at most {limit}.',
  },
  'field-list-semicolons': {
    severity: 'error',
    what: '“{found}” is one item, because semicolons do not separate the items of a list.',
    fix: 'Write {instead}, with commas.',
  },
  'field-list-short': {
    severity: 'error',
    what: 'This list has too few items ({length}).',
    fix: 'Write at least {limit}.',
  },
  'field-too-large': { severity: 'error', what: '{found} is too large.', fix: 'Write at most {limit}.' },
  'field-not-above': { severity: 'error', what: '{found} is too small.', fix: 'Write more than {limit}.' },
  'field-too-small': { severity: 'error', what: '{found} is too small.', fix: 'Write at least {limit}.' },
})

/** Messages about mistakes in `content/facts.yml`. */
export const factMessages = defineMessages({
  'fact-form': {
    severity: 'error',
    what: '“{found}” is not a valid fact.',
    fix: 'Write {one} instead.',
  },
  'fact-missing': {
    severity: 'error',
    what: 'There is no fact “{name}”, and {count} lines use it: {locations}.',
    fix: 'If it has another name now, write that in each of them; otherwise restore it from an earlier commit, or rewrite those texts without {{{name}}}.',
  },
  'fact-capitals': {
    severity: 'error',
    what: '{count} lines use the fact “{name}”, whose name has other capitals here: {locations}.',
    fix: 'Write {instead}: here; or, if other texts use it as it is, write {{{renamed}}} in those lines.',
  },
  'fact-group-renamed': {
    severity: 'error',
    what: '{count} lines use facts of “{name}”, a group that is called “{renamed}” here: {locations}.',
    fix: 'Write {name}: here; or, in those lines, “{renamed}” instead of “{name}”.',
  },
  'fact-two-readings': {
    severity: 'error',
    what: 'In “{found}”, the point or comma could separate thousands or decimals.',
    fix: 'Write {one} or {other}, whichever you mean.',
  },
  'fact-name': {
    severity: 'error',
    what: '“{name}” cannot be part of a token.',
    fix: 'Start the name with a letter, and use only unaccented letters, digits, hyphens and underscores.',
  },
  'fact-outside-group': {
    severity: 'error',
    what: '“{name}” is a fact, but does not belong to any group.',
    fix: 'Write two spaces before it, on a line below the facts of its group.',
  },
  'fact-cents': {
    severity: 'error',
    what: '“{found}” includes a fraction of a cent.',
    fix: 'Write at most two decimal places, such as 1.99.',
  },
  'fact-saving': {
    severity: 'warning',
    what: 'A price has changed ({changes}), but the saving shown beside it is still {saving}.',
    fix: 'Ask whoever sets the prices whether the saving is still true. Nothing in the content says how it was worked out.',
  },
  'fact-not-whole': {
    severity: 'error',
    what: '“{found}” is not a whole number.',
    fix: 'Write a whole number.',
  },
  'fact-two-units': {
    severity: 'error',
    what: 'This fact has more than one unit: {units}.',
    fix: 'Keep one of them.',
  },
  'fact-price': {
    severity: 'error',
    what: '“{found}” is not a single price.',
    fix: 'Write one amount, as in { money: … }, or words, as in { text: custom }.',
  },
  'fact-kind': {
    severity: 'error',
    what: 'Pages would say “{found}” here, without the unit or the noun that this fact has.',
    fix: '{hint}',
  },
  'fact-markup': {
    severity: 'error',
    what: '“{found}” contains markup characters: {characters}.',
    fix: 'Use plain words.',
  },
})

/** Messages about mistakes in publication times, and in the origin and time zone of the site. */
export const publishingMessages = defineMessages({
  'publish-form': {
    severity: 'error',
    what: '“{found}” is not a time in the form used here.',
    fix: 'Write {instead}.',
  },
  'publish-seconds': {
    severity: 'error',
    what: '“{found}” includes seconds.',
    fix: 'Write {instead}.',
  },
  'publish-no-day': {
    severity: 'error',
    what: '“{found}” is a time without a date.',
    fix: 'Put the date before it, such as 2026-12-01 {time}.',
  },
  'publish-zone': {
    severity: 'error',
    what: '“{found}” has its own time zone, “{zone}”.',
    fix: 'Write the local time in the timeZone of content/site.yml, such as 2026-12-01 09:00.',
  },
  'publish-month': {
    severity: 'error',
    what: '“{found}” is not a date: there is no month {month}.',
    fix: 'Write the year, month and day, such as 2026-12-01.',
  },
  'publish-day': {
    severity: 'error',
    what: '“{found}” is not a date: the last day of this month is {last}.',
    fix: 'Write a date that exists.',
  },
  'publish-time': {
    severity: 'error',
    what: '“{found}” is not a time: no clock shows {time}.',
    fix: 'Write a time from 00:00 to 23:59; midnight is 00:00 of the new day.',
  },
  'publish-gap': {
    severity: 'error',
    what: '“{found}” does not exist in {zone}, because the clocks skip it when they go forward.',
    fix: 'Write {instead}, the next time that exists, or an earlier time.',
  },
  'site-origin': {
    severity: 'error',
    what: '“{found}” is not the origin of a site.',
    fix: 'Write https:// and the host in lower case, with nothing after it: {instead}.',
  },
  'site-time-zone': {
    severity: 'error',
    what: '“{found}” is not a time zone.',
    fix: '{instead}',
  },
})
