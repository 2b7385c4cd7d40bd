import { defineMessages } from '../shared/message'

/** What a text in Markdown may not hold, and what Markdown draws otherwise than its writer meant. */
export const markdownMessages = defineMessages({
  'text-too-large': {
    severity: 'error',
    what: 'The file has {bytes} bytes, and at most {most} are read.',
    fix: 'Split it into several pages.',
  },
  'text-too-deep': {
    severity: 'error',
    what: 'The text is nested too deeply to be read.',
    fix: 'Write at most {most} levels of quotations and lists within one another.',
  },
  'text-too-many-marks': {
    severity: 'error',
    what: 'The paragraph that begins here has too many marks such as *, [ and ` to be read.',
    fix: 'Divide it by empty lines, put code between lines of ```, or write a backslash before signs that mean themselves.',
  },
  'text-too-many-lines': {
    severity: 'error',
    what: 'The quotation or list that begins here has too many lines in one paragraph to be read.',
    fix: 'Divide it by empty lines.',
  },
  'text-long-run': {
    severity: 'error',
    what: 'More than {most} characters stand together here without a space.',
    fix: 'Divide them, or remove what was pasted by mistake.',
  },
  'text-missing': {
    severity: 'error',
    what: 'No text stands below the front matter.',
    fix: 'Write the text of the page there, or remove the file.',
  },
  'heading-empty': { severity: 'error', what: 'This heading is empty.', fix: 'Write its text behind the #.' },
  'heading-second-title': {
    severity: 'error',
    what: '“# {text}” would be a second title of the page.',
    fix: 'Write ## here; the title stands in the front matter.',
  },
  'heading-skips-level': {
    severity: 'error',
    what: 'This heading has {depth} #, and the one above it {above}.',
    fix: 'Write {marks} here.',
  },
  'heading-by-underline': {
    severity: 'error',
    what: 'The line below this text makes it a heading.',
    fix: 'Put an empty line between them, or write ## before a heading.',
  },
  'heading-without-space': {
    severity: 'error',
    what: '“{found}” is not read as a heading.',
    fix: 'Write a space behind #.',
  },
  'link-no-address': {
    severity: 'error',
    what: '“{found}” is no address that a link may lead to.',
    fix: 'Write https://…, mailto:…, tel:…, #… or a path of this site such as /pricing.',
  },
  'link-relative': {
    severity: 'error',
    what: '“{found}” begins neither with a slash nor with https://.',
    fix: 'Write “{instead}” instead.',
  },
  'link-mistyped': {
    severity: 'error',
    what: '“{found}” is no whole address.',
    fix: 'Write “{instead}” instead.',
  },
  'link-trailing-slash': { severity: 'error', what: '“{found}” ends in a slash.', fix: 'Write “{instead}”.' },
  'link-without-text': {
    severity: 'error',
    what: 'This link has no text.',
    fix: 'Write its text in the square brackets.',
  },
  'link-not-read': {
    severity: 'error',
    what: 'A link or picture here is not read as one.',
    fix: 'Write [text](/address) without spaces in the address.',
  },
  'link-space-between': {
    severity: 'error',
    what: '“{found}” is not read as a link or picture.',
    fix: 'Remove the space between ] and (.',
  },
  'link-name-unknown': {
    severity: 'error',
    what: 'No address is given for “{found}”.',
    fix: 'Write [text](/address), or [name]: /address on a line of its own.',
  },
  'placeholder-typed': {
    severity: 'error',
    what: '“{found}” would be drawn as plain text.',
    fix: 'Put it into content/site.yml and write its token, such as {{site.legal.entity}}.',
  },
  'table-not-read': {
    severity: 'error',
    what: 'A table here is not read as one.',
    fix: 'Give each row as many cells as the first, and write \\| for the sign itself.',
  },
  'table-without-dashes': {
    severity: 'error',
    what: 'A table here is not read as one.',
    fix: 'Write a row of dashes such as |--|--| below its first row.',
  },
  'token-one-brace': {
    severity: 'error',
    what: '“{found}” would be drawn as plain text.',
    fix: 'Write {{{name}}}, with two braces on each side.',
  },
  'html-in-text': {
    severity: 'error',
    what: '“{found}” is HTML, which is not drawn here.',
    fix: 'Write it in Markdown, or \\< for the sign itself.',
  },
  'footnote-in-text': {
    severity: 'error',
    what: '“{found}” is a footnote, which is not drawn here.',
    fix: 'Put the remark into the sentence.',
  },
  'task-in-list': {
    severity: 'error',
    what: 'This is an item to tick off, which is not drawn here.',
    fix: 'Remove the brackets.',
  },
  'code-language-unknown': {
    severity: 'error',
    what: 'Code in “{language}” cannot be coloured.',
    fix: 'Write {instead}.',
  },
  'colon-read-as-directive': {
    severity: 'error',
    what: '“{found}” is read as a directive, and none is known here.',
    fix: 'Write a space behind the colon.',
  },
  'block-of-three-colons': {
    severity: 'error',
    what: '“:::{name}” begins a block that is not known here.',
    fix: 'Remove the three colons.',
  },
  'block-unknown': {
    severity: 'error',
    what: '“::{name}” is no block that is known here.',
    fix: 'Write {instead}.',
  },
  'block-inside': {
    severity: 'error',
    what: '“::{name}” stands inside a list or a quotation.',
    fix: 'Put it on a line of its own, between two empty lines.',
  },
  'block-incomplete': {
    severity: 'error',
    what: '“{found}” does not say what to show.',
    fix: 'Write ::{name}{{attribute}=name}.',
  },
  'block-no-operations': {
    severity: 'error',
    what: 'The endpoint table has no operations of “{resource}”.',
    fix: 'Write {instead}.',
  },
  'fence-not-closed': {
    severity: 'error',
    what: '“{fence}” begins a block of code that no line closes.',
    fix: 'Write {fence} alone on the line below the code.',
  },
  'table-row-uneven': {
    severity: 'error',
    what: 'The number of cells in this row is {cells}, and in the first row of the table {columns}.',
    fix: 'Give each row as many cells as the first, and write \\| for the sign itself.',
  },
  'mark-not-closed': {
    severity: 'error',
    what: '“{found}” opens something here that nothing closes, so that it is drawn as it is.',
    fix: 'Close it without a space before it, or write a backslash before it for the sign itself.',
  },
})
