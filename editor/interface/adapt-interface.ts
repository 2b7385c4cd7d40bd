/**
 * Texts and code of the interface that do not fit this editor, each with its replacement, which may call `readNumber`.
 */
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
  ['saving_entry:{error:{title:`Error`', 'saving_entry:{error:{title:`Not saved`'],
  [
    'One field has an error. Please correct it to save the entry.',
    'Not saved: one field has a mistake. It is marked in red.',
  ],
  [
    '{{{$count} fields have errors. Please correct them to save the entry.}}',
    '{{Not saved: {$count} fields have mistakes. They are marked in red.}}',
  ],
  // A rejected form did not scroll, even if the field with the mistake was out of view.
  [
    't.message===`validation_failed`?(',
    't.message===`validation_failed`?(setTimeout(()=>document.querySelector(`#nc-root [aria-invalid="true"]`)?.focus()),',
  ],
  [
    'deleted:`This entry has been deleted from the repository after you opened it.`',
    'deleted:`The page of this form was moved or deleted after you opened it.`',
  ],
  [
    '`If you save now, the entry will be created again.`',
    '`Go back to the list, and open it there if it was moved. If you save now, it is made a second time.`',
  ],
  ['search_placeholder_contents:`Search for contents…`', 'search_placeholder_contents:`Search in all texts…`'],
  ['collections:`Collections`', 'collections:`Lists`'],
  ['url:`URL`', 'url:`Address: /pricing for a page of this site, or https://… for another site`'],
  // Otherwise each click on a link above the interface opens one more window, which cannot lead back to this one.
  [
    '{origin:n,pathname:r}=t;(n!==window.location.origin',
    '{origin:n,pathname:r}=t;!t.target&&(n!==window.location.origin',
  ],
  // A transition between two loads of this page fails, because the new one has no style sheet of the interface yet.
  ['@view-transition {navigation:auto;', '@view-transition {navigation:none;'],
  // A fact was followed by a new paragraph, which began with the rest of the sentence.
  ['ey([R(a)(),fb()])', '{let e=R(a)();ey(e.isInline()?[e]:[e,fb()])}'],
  ['ey([a()(),fb()])', '{let e=a()();ey(e.isInline()?[e]:[e,fb()])}'],
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
  // Otherwise each fact in a text takes the focus when its form opens, and the form scrolls down to it.
  [
    'e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
    'e.closest(`.field`)?.contains(document.activeElement)&&e.closest(`[role="textbox"][aria-readonly="false"]`)&&e.focus()',
  ],
]

/**
 * Changes the texts and behaviour of the interface.
 * @param code the whole module that contains them
 * @throws if a part does not occur exactly once, for example after an upgrade
 */
export function adaptInterface(code: string): string {
  return changes.reduce((changed, [from, to]) => {
    const parts = changed.split(from)
    if (parts.length !== 2)
      throw new Error(
        `The interface contains ${from} ${parts.length - 1} times instead of once. Look at the new version of @sveltia/cms, and change adapt-interface.ts.`,
      )
    return parts.join(to)
  }, code)
}
