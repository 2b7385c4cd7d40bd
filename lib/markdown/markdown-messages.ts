import { defineMessages } from '../shared/diagnostic'

/** Messages about Markdown that is not supported, or that is rendered differently from what was meant. */
export const markdownMessages = defineMessages({
  'text-too-large': {
    severity: 'error',
    what: 'The file is {bytes} bytes, more than the limit of {max}.',
    fix: 'Split it into several pages.',
  },
  'text-too-deep': {
    severity: 'error',
    what: 'The text is nested too deeply.',
    fix: 'Use at most {max} levels of quotations and lists.',
  },
  'text-too-many-marks': {
    severity: 'error',
    what: 'The paragraph that starts here has too many characters such as *, [ and ` to be read.',
    fix: 'Divide it with empty lines, put code between lines of ```, or write a backslash before characters that are meant literally.',
  },
  'text-too-many-lines': {
    severity: 'error',
    what: 'The quotation or list that starts here has too many lines in one paragraph.',
    fix: 'Divide it with empty lines.',
  },
  'text-too-many-underlines': {
    severity: 'error',
    what: 'More than {max} lines of this text have a line of = or - below them, which makes each a heading.',
    fix: 'Put an empty line above each line of = or -, or put code between lines of ```.',
  },
  'text-long-run': {
    severity: 'error',
    what: 'More than {max} characters follow one another here without a space.',
    fix: 'Divide them, or remove what was pasted by mistake.',
  },
  'heading-empty': { severity: 'error', what: 'This heading has no words.', fix: 'Write them after the #.' },
  'link-name-twice': {
    severity: 'error',
    what: 'There are two addresses for [{name}], and the second is not used.',
    fix: 'Delete the wrong one.',
  },
  'heading-second-title': {
    severity: 'error',
    what: '“# {text}” would be a second title on the page.',
    fix: 'Write ## here; the title is in the front matter.',
  },
  'heading-title-again': {
    severity: 'error',
    what: '“# {text}” repeats the title of the page, which visitors see above the text already.',
    fix: 'Remove this line.',
  },
  'heading-skips-level': {
    severity: 'error',
    what: 'This heading has {depth} #, and the one above it {above}.',
    fix: 'Write {marks} here.',
  },
  'fields-again': {
    severity: 'error',
    what: 'The fields of a page begin here again, as if a page had been pasted below another.',
    fix: 'Keep one of the two: its fields between --- at the top of the file, and its text below them.',
  },
  'heading-by-last-line': {
    severity: 'error',
    what: 'The line below this text, the last one of the file, makes it a heading.',
    fix: 'Delete that line.',
  },
  'heading-by-underline': {
    severity: 'error',
    what: 'The line below this text makes it a heading.',
    fix: 'Put an empty line between them, or write ## before a heading.',
  },
  'heading-by-equals-signs': {
    severity: 'error',
    what: 'The line of equals signs below this text makes it a heading.',
    fix: 'Delete that line, and write ## before the text if it is a heading.',
  },
  'heading-without-space': {
    severity: 'error',
    what: '“{found}” is not read as a heading.',
    fix: 'Write “{instead}”, with a space after #.',
  },
  'heading-marks-twice': {
    severity: 'error',
    what: 'The second {hashes} of “{found}” would be shown in the heading.',
    fix: 'Write “{instead}”.',
  },
  'mark-wide-space': {
    severity: 'error',
    what: 'The space after “{found}” is a special one, so “{found}” would be shown as it is.',
    fix: 'Delete that space and type one with the space bar.',
  },
  'bullet-not-read': {
    severity: 'error',
    what: '“{found}” does not start a list here.',
    fix: 'Write - and a space instead, at the start of each item.',
  },
  'item-without-space': {
    severity: 'error',
    what: '“{found}” is not read as an item of a list.',
    fix: 'Write “{instead}”, with a space after -, and likewise each item below it.',
  },
  'dash-not-read': {
    severity: 'error',
    what: '“{found}” does not start a list here.',
    fix: 'Write - and a space instead, at the start of each item; for speech, put quotation marks around what each person says.',
  },
  'item-half-indented': {
    severity: 'error',
    what: 'This item is indented by too little to belong to the one above it.',
    fix: 'Indent it {further}, and likewise its neighbours; or begin it where the list begins.',
  },
  'item-mark-twice': {
    severity: 'error',
    what: 'This item has “{found}” after its own mark, which begins a list or a heading within it.',
    fix: 'Delete “{found}”.',
  },
  'list-mark-changes': {
    severity: 'error',
    what: 'The items above begin with {instead}, so {found} begins another list here.',
    fix: 'Write {instead} before these items too.',
  },
  'list-restarts': {
    severity: 'error',
    what: 'This list begins at 1 again, because the text above it ends the list.',
    fix: 'Indent that text as far as the words of the item above it, or write the next number here; for separate items, begin each with - and a space.',
  },
  'quotation-goes-on': {
    severity: 'error',
    what: '“{found}” is directly below a quotation, so it becomes part of it.',
    fix: 'Put an empty line above it; if it is part of the quotation, write > before it.',
  },
  'link-from-chat': {
    severity: 'error',
    what: '“{found}” is part of a link as Slack writes it.',
    fix: 'Write {instead} instead, without < and >.',
  },
  'link-no-address': {
    severity: 'error',
    what: '“{found}” is not an address that a link can have.',
    fix: 'Write https://…, mailto:…, tel:…, #… or a path on this site such as /pricing.',
  },
  'item-not-read': {
    severity: 'error',
    what: '“{found}” does not start an item of a list here, so these lines become one.',
    fix: 'Write “{instead}”, and likewise each item below it.',
  },
  'item-below-text': {
    severity: 'error',
    what: '“{found}” does not start a list directly below a text, so these lines become one.',
    fix: 'Write an empty line above it.',
  },
  'link-to-file': {
    severity: 'error',
    what: '“{found}” is a file, and the site has only pages and pictures.',
    fix: 'Write what it says on a page and link to that, or link to where the file is published, as https://….',
  },
  'link-phone': {
    severity: 'error',
    what: '“{found}” is a telephone number without tel: before it.',
    fix: 'Write “{instead}”{unless}.',
  },
  'link-relative': {
    severity: 'error',
    what: '“{found}” does not start with a slash or https://.',
    fix: 'Write “{instead}” instead.',
  },
  'link-mistyped': {
    severity: 'error',
    what: '“{found}” is not a complete address.',
    fix: 'Write “{instead}” instead.',
  },
  'link-trailing-slash': { severity: 'error', what: '“{found}” ends with a slash.', fix: 'Write “{instead}”.' },
  'link-without-text': {
    severity: 'error',
    what: 'This link has no text.',
    fix: 'Write its text in the square brackets.',
  },
  'link-not-read': {
    severity: 'error',
    what: 'This is not read as a link or picture.',
    fix: 'Write [text](/address), with no spaces in the address.',
  },
  'link-caption-not-read': {
    severity: 'error',
    what: 'The caption in {found} is not read.',
    fix: 'Write {instead}, with straight quotation marks around the caption and curly ones within it.',
  },
  'link-words-not-closed': {
    severity: 'error',
    what: '“{found}” has no ] after its words, so it is not read as a link.',
    fix: 'Write “{instead}”.',
  },
  'link-not-closed': {
    severity: 'error',
    what: 'The bracket after ] is not closed, so this is not read as a link or picture.',
    fix: 'Write ) after the address, or after its caption.',
  },
  'link-brackets-swapped': {
    severity: 'error',
    what: '“{found}” is not read as a link or picture.',
    fix: 'Write {instead}, with square brackets first.',
  },
  'picture-not-read': {
    severity: 'error',
    what: '“{found}” is not read as a picture.',
    fix: 'Write ![what it shows](picture.png), with the name of its file.',
  },
  'picture-with-size': {
    severity: 'error',
    what: 'The size in {found} is not read.',
    fix: 'Write {instead}, because a picture is as wide as the text.',
  },
  'picture-name-quoted': {
    severity: 'error',
    what: 'The quotation marks in {found} are read as part of the name.',
    fix: 'Write {instead}.',
  },
  'picture-name-space': {
    severity: 'error',
    what: 'The file name in {found} has a space, so this is not read as a picture.',
    fix: 'Write {instead}, or give the file a name without spaces.',
  },
  'link-to-picture': {
    severity: 'error',
    what: '“{found}” is a picture, and a link opens a page.',
    fix: 'Write {instead}, with an exclamation mark first, to show the picture.',
  },
  'link-space-between': {
    severity: 'error',
    what: '“{found}” is not read as a link or picture.',
    fix: 'Remove what is between ] and (.',
  },
  'link-name-unknown': {
    severity: 'error',
    what: 'There is no address for “{found}”.',
    fix: 'Write [text](/address), or [name]: /address on a line of its own.',
  },
  'placeholder-in-text': {
    severity: 'error',
    what: '“{found}” would be shown as plain text.',
    fix: 'Move it to content/site.yml and use its token, such as {{site.legal.entity}}.',
  },
  'table-not-read': {
    severity: 'error',
    what: 'This is not read as a table.',
    fix: 'Give each row as many cells as the first, and write \\| for a literal |.',
  },
  'table-below-text': {
    severity: 'error',
    what: 'The rows below this text are not read as a table.',
    fix: 'Put an empty line above the first row.',
  },
  'table-without-dashes': {
    severity: 'error',
    what: 'This is not read as a table.',
    fix: 'Write a row of dashes with as many cells below its first row, such as |--|--| for two.',
  },
  'table-row-apart': {
    severity: 'error',
    what: 'This row stands alone, so it is not part of a table.',
    fix: 'Delete the empty line above it, or write it as a sentence.',
  },
  'table-rows-apart': {
    severity: 'error',
    what: 'An empty line divides these rows from the table above, so they are not part of it.',
    fix: 'Delete the empty line; if they are another table, write a row of dashes below its first row, such as |--|--| for two cells.',
  },
  'table-with-tabs': {
    severity: 'error',
    what: 'This table is divided by {marks}, and is not read as a table.',
    fix: 'Write | between the cells, and below the first row a row of dashes with as many cells, such as |--|--| for two.',
  },
  'token-after-scheme': {
    severity: 'error',
    what: '{{{name}}} is a whole address, so “{found}” is in this link twice.',
    fix: 'Delete the “{found}” before it.',
  },
  'token-with-marks': {
    severity: 'error',
    what: '“{found}” has * or _ between its braces.',
    fix: 'Write “{instead}”.',
  },
  'token-one-brace': {
    severity: 'error',
    what: '“{found}” would be shown as plain text.',
    fix: 'Write {{{name}}}, with two braces on each side.',
  },
  'fact-in-text': {
    severity: 'error',
    what: '“{found}” is how a fact is written in content/facts.yml, and would be shown as it is.',
    fix: 'Write the fact there, under a name, and here its token, such as {{terms.paymentWithin}}.',
  },
  'html-in-text': {
    severity: 'error',
    what: '“{found}” is HTML, which is not supported here.',
    fix: 'Write it in Markdown, or put it between backticks if visitors should see it as it is.',
  },
  'html-line-break': {
    severity: 'error',
    what: '“{found}” is HTML, which is not supported here.',
    fix: 'Press Enter twice instead, for a new paragraph; a heading or a table cell has only one line.',
  },
  'comment-not-closed': {
    severity: 'error',
    what: 'The comment is not closed.',
    fix: 'Write --> at its end.',
  },
  'address-not-closed': {
    severity: 'error',
    what: 'The < before this address is not closed, so visitors would see it.',
    fix: 'Write > after the address, or delete the <.',
  },
  'backslash-at-end': {
    severity: 'error',
    what: 'The \\ at the end of this paragraph would be shown, because no line follows.',
    fix: 'Delete it.',
  },
  'fence-of-quotes': {
    severity: 'error',
    what: '“{found}” does not start a block of code, so the code would be shown as text.',
    fix: 'Write ``` above the code and below it.',
  },
  'fence-within-line': {
    severity: 'error',
    what: '“{found}” starts a block of code only at the start of a line.',
    fix: 'Put it on a line of its own, directly above the code.',
  },
  'comment-before-text': {
    severity: 'error',
    what: 'The words after the comment on this line would not be shown.',
    fix: 'Move them to the next line.',
  },
  'footnote-in-text': {
    severity: 'error',
    what: '“{found}” is a footnote, which is not supported here.',
    fix: 'Put the note into the sentence.',
  },
  'task-in-list': {
    severity: 'error',
    what: 'This is a checklist item, which is not supported here.',
    fix: 'Remove the brackets.',
  },
  'code-language-unknown': {
    severity: 'error',
    what: 'Code in “{language}” cannot be highlighted.',
    fix: 'Write {instead}.',
  },
  'colon-read-as-directive': {
    severity: 'error',
    what: '“{found}” is read as a directive, and there is none of that name.',
    fix: 'Write a space after the colon.',
  },
  'chatbot-mark': {
    severity: 'error',
    what: '“{found}” was left in the text by a chatbot.',
    fix: 'Delete it.',
  },
  'block-of-three-colons': {
    severity: 'error',
    what: '“:::{name}” starts a block that does not exist.',
    fix: 'Delete “{found}”{closing}, and keep the text.',
  },
  'block-closing': {
    severity: 'error',
    what: '“:::” closes no block, and would be shown as it is.',
    fix: 'Delete it.',
  },
  'block-not-read': {
    severity: 'error',
    what: '“{found}” is not read as a block, so it is shown as it is.',
    fix: 'Write {instead} on a line of its own.',
  },
  'block-unknown': {
    severity: 'error',
    what: 'There is no block “::{name}”.',
    fix: 'Write {instead}.',
  },
  'block-inside': {
    severity: 'error',
    what: '“::{name}” is inside a list or a quotation.',
    fix: 'Put it on a line of its own, between two empty lines.',
  },
  'block-incomplete': {
    severity: 'error',
    what: '“{found}” does not say what to show.',
    fix: 'Write ::{name}{{attribute}={value}}.',
  },
  'block-no-operations': {
    severity: 'error',
    what: 'The endpoint table has no operations of “{resource}”.',
    fix: 'Write {instead}.',
  },
  'fence-not-closed': {
    severity: 'error',
    what: '“{fence}” starts a code block that is never closed.',
    fix: 'Write {fence} by itself on the line below the code.',
  },
  'fence-around-fence': {
    severity: 'error',
    what: '“{fence}” starts a code block that is still open where “{next}” starts another.',
    fix: 'Write {fence} by itself on the line below the code; or, if the code is above this line, on the line above the code.',
  },
  'fence-closed-otherwise': {
    severity: 'error',
    what: '“{found}” does not end the code that “{fence}” starts on line {line}.',
    fix: 'Write {fence} here{others}.',
  },
  'code-by-spaces': {
    severity: 'error',
    what: 'The spaces or the tab before this text make it code.',
    fix: 'Remove them, or put code between lines of ```.',
  },
  'table-text-below': {
    severity: 'error',
    what: '“{found}” is directly below a table, so it becomes a row of it.',
    fix: 'Put an empty line before it; if it is meant as a row, write | before and after each of its cells.',
  },
  'table-without-rows': {
    severity: 'error',
    what: 'This table has a first row, and nothing below it.',
    fix: 'Write its rows below the row of dashes, or delete it.',
  },
  'table-title-row': {
    severity: 'error',
    what: 'Only the first cell of the first row has text, so the columns of this table have no headings.',
    fix: 'Put this text above the table, and begin the table with the row of headings and the row of dashes.',
  },
  'table-dashes-again': {
    severity: 'error',
    what: 'This row of dashes is not below the first row, so visitors would see it.',
    fix: 'Delete it; if another table begins here, put an empty line above its first row.',
  },
  'table-row-empty': {
    severity: 'error',
    what: 'This row of the table is empty.',
    fix: 'Fill in its cells, or delete it.',
  },
  'table-row-uneven': {
    severity: 'error',
    what: 'The number of cells in this row is {cells}, and in the first row of the table {columns}.',
    fix: 'Give each row as many cells as the first, and write \\| for a literal |.',
  },
  'mark-foreign': {
    severity: 'error',
    what: '“{found}” is not read here, so it is shown as it is.',
    fix: '{instead}, or write a backslash before it to show it literally.',
  },
  'times-as-italics': {
    severity: 'error',
    what: 'The two * in “{found}” are not shown: they make what is between them italic.',
    fix: 'Write × for “times”, or \\* for an asterisk that visitors should see.',
  },
  'code-in-words': {
    severity: 'error',
    what: '“{found}” is shown as code between its two `.',
    fix: 'Write “{instead}” and “{other}”, with apostrophes.',
  },
  'mark-with-space': {
    severity: 'error',
    what: 'The marks in “{found}” are not read because of a space inside them, or none after them, so they are shown as they are.',
    fix: 'Write “{instead}”.',
  },
  'mark-left-over': {
    severity: 'error',
    what: '“{found}” is left over beside other marks, so it is shown as it is.',
    fix: 'Write as many marks before the words as after them.',
  },
  'mark-not-closed': {
    severity: 'error',
    what: '“{found}” opens something that is never closed, so it is shown as it is.',
    fix: 'Close it without a space before it, or write a backslash before it to show it literally.',
  },
})

/** Messages about pictures in body text. */
export const shownPictureMessages = defineMessages({
  'picture-no-description': {
    severity: 'error',
    what: 'The picture “{picture}” has no description.',
    fix: 'Describe it in its square brackets.',
  },
  'picture-data-url': {
    severity: 'error',
    what: 'A picture is pasted into the text here, as “{picture}”.',
    fix: 'Save it as a file next to the text, and write its name instead, as in ![what it shows](picture.png).',
  },
  'picture-backslash': {
    severity: 'error',
    what: '“{picture}” has a backslash between a folder and a file.',
    fix: 'Write {instead}.',
  },
  'picture-external-url': {
    severity: 'error',
    what: '“{picture}” is not a picture of this site.',
    fix: 'Put the file next to the text, and use its name.',
  },
  'picture-inline': {
    severity: 'error',
    what: 'The picture “{picture}” is in the same paragraph as words, and would interrupt them.',
    fix: 'Put it above or below them, with an empty line before and after it.',
  },
  'picture-caption-not-shown': {
    severity: 'error',
    what: 'The picture “{picture}” has a caption but is inside a link or a table, which shows none.',
    fix: 'Remove the caption, or put the picture into a paragraph of its own.',
  },
})
