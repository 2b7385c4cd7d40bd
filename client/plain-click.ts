/** A click with one of these held opens a link elsewhere or downloads it: that is the browser's, and nothing may cancel it. */
export const isModified = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean => ctrlKey || metaKey || shiftKey || altKey
