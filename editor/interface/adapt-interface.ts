/** What the interface says, or does, that is wrong in this editor, and what it is to say and do. */
const changes: readonly (readonly [code: string, instead: string])[] = [
  [
    '`Creating new entries in this collection is disabled by the administrator.`',
    '`A new one is not made in this list: the line above says where it is.`',
  ],
  ['`There was an error while saving the entry. Please try again later.`', '`What you typed is still in the form.`'],
  [
    '`If you save now, their changes will be lost.`',
    '`If you save now, your text replaces theirs, which is kept under “Earlier versions”.`',
  ],
  // Each fact of a text took the focus when its form was opened, which scrolled down to it.
  [
    'e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
    'e.closest(`.field`)?.contains(document.activeElement)&&e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
  ],
]

/**
 * Changes what the interface says and does.
 * @param code all of the module that contains it
 * @throws if something is not there exactly once, as after an upgrade
 */
export function adaptInterface(code: string): string {
  return changes.reduce((changed, [from, to]) => {
    const parts = changed.split(from)
    if (parts.length !== 2)
      throw new Error(
        `The interface contains ${from} ${parts.length - 1} times, and once was expected. Look at the new version of @sveltia/cms, and change adapt-interface.ts.`,
      )
    return parts.join(to)
  }, code)
}
