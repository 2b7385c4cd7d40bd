/** Texts and code of the interface that do not fit this editor, each with its replacement, which may call `readNumber`. */
const changes: readonly (readonly [code: string, instead: string])[] = [
  [
    '`Creating new entries in this collection is disabled by the administrator.`',
    '`You cannot add one to this list. The line above says where you can.`',
  ],
  ['`There was an error while saving the entry. Please try again later.`', '`What you typed is still in the form.`'],
  [
    '`If you save now, their changes will be lost.`',
    '`If you save now, your text replaces theirs, which is kept under “Earlier versions”.`',
  ],
  // Without this, a number field emptied itself at a decimal comma, so that “89,50” became 50. Text that is not a
  // number is kept, and rejected.
  ['kk=e=>{let t=e.trim()?Number(e):NaN;return Number.isNaN(t)?void 0:t}', 'kk=readNumber'],
  ['I(()=>{r(kk(R(h)))})', 'I(()=>{String(r()??``)!==R(h)&&r(kk(R(h)))})'],
  [
    'rPe=({currentValue:e,fieldConfig:t})=>{if(typeof e==`number`)return e;',
    'rPe=({currentValue:e,fieldConfig:t})=>{if(typeof e==`number`||typeof e==`string`&&e.trim())return e;',
  ],
  [
    'iPe=({inputValue:e,fieldConfig:t})=>{let n=NaN;',
    'iPe=({inputValue:e,fieldConfig:t})=>{if(typeof e==`string`&&e.trim())return e;if(typeof e==`number`&&!z6(t)&&!Number.isInteger(e))return String(e);let n=NaN;',
  ],
  [
    'typeMismatch:(r===`int`||r===`float`)&&zL({fieldConfig:e,locale:t})&&n===null',
    'typeMismatch:typeof n==`string`&&n!==``||(r===`int`||r===`float`)&&zL({fieldConfig:e,locale:t})&&n===null',
  ],
  [
    '`Please enter a number.`',
    '`Write a number such as 1890 or 89.50, with nothing between thousands. Where things are counted, write a whole number.`',
  ],
  // Otherwise each fact in a text takes the focus when its form opens, which scrolls down to it.
  [
    'e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
    'e.closest(`.field`)?.contains(document.activeElement)&&e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
  ],
]

/**
 * Changes texts and behaviour of the interface.
 * @param code the whole module that contains them
 * @throws if a part does not occur exactly once, for example after an upgrade
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
