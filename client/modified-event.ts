/**
 * Whether a modifier key is held during a click or a key press. Such a click opens a link in another tab or downloads
 * it, and must be left to the browser.
 */
export const isModifiedEvent = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean => ctrlKey || metaKey || shiftKey || altKey
