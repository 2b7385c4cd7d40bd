/** Why a save fails: what is wrong, and what to do. */
export const mergeMessages = {
  'merge-unreadable': {
    what: '{file}, line {line}: this is not valid {language} ({reason}).',
    fix: 'Correct this line in a text editor, then save again.',
  },
  'merge-reference': {
    what: '{file}, line {line}: “{found}” links one value to another, and a save could change both.',
    fix: 'Write the value out in each place with a text editor, then save again.',
  },
  'merge-tag': {
    what: '{file}, line {line}: the tag “{found}” gives a value a type that a form cannot keep.',
    fix: 'Write the value without it in a text editor, then save again.',
  },
  'merge-name-twice': {
    what: '{file}, line {line}: the field name “{found}” is used twice in one group, so it is unclear which one is meant.',
    fix: 'Give one of the two another name in a text editor, then save again.',
  },
  'merge-name': {
    what: '{file}, line {line}: a field name is a list or a group here, or has a question mark before it.',
    fix: 'Write the name as a text on one line, with a colon after it, then save again.',
  },
  'merge-front-matter': {
    what: '{file}: the front matter does not end with a line that is only ---.',
    fix: 'Add that line below the last field, then save again.',
  },
  'merge-other-kind': {
    what: '{file} cannot be saved here because its name does not end in .md, .yml, .yaml or .json.',
    fix: 'Change it in a text editor.',
  },
  'merge-not-exact': {
    what: '{file}: the change cannot be written without changing something else in the file.',
    fix: 'Make this change in a text editor.',
  },
} as const

/** Thrown if a file cannot be merged; nothing has been written. The message has two sentences. */
export class MergeError extends Error {
  /** The id of its message, which never changes its meaning. */
  readonly id: keyof typeof mergeMessages
  constructor(id: keyof typeof mergeMessages, values: Readonly<Record<string, string | number>>) {
    const { what, fix } = mergeMessages[id]
    super(`${what} ${fix}`.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])))
    this.id = id
  }
}
