import { basename, dirname, extname } from 'node:path'
import type { Replayed } from '../journal/finish'
import type { Overwritten } from '../journal/overwritten'
import { type Html, html } from './html'
import { type KeptGroup, type KeptState, stateId } from './kept-groups'

/** Texts of more characters are not shown, and can only be downloaded. */
const MAX_SHOWN = 200_000

/** Returns the part of an address that identifies a version. */
export const idOf = ({ file }: Overwritten): string => `${basename(dirname(file))}/${basename(file)}`

/** The data that the page shows. */
export interface KeptPage {
  /** The address of the editor. */
  address: string
  token: string
  groups: readonly KeptGroup[]
  replayed: Replayed
  /** Why the last attempt to restore a version failed. */
  problem?: string
}

/** Returns the page with the versions that saves have overwritten. */
export function writeKeptPage(page: KeptPage): Html {
  const { groups, replayed, problem } = page
  return html`${problem && html`<p class="message error" role="alert">${problem}</p>`}${replayMessage(replayed)}
<p>Whatever a save has replaced or deleted is kept here for a month. Bringing a version back is a save, too: the whole site is checked first, and what it replaces is kept here as well.</p>
${groups.length === 0 ? html`<p>Nothing has been overwritten yet.</p>` : groups.map((group, index) => writeGroup(page, group, index))}`
}

/** Returns a message about saves that were finished or undone when the editor started. */
function replayMessage({ finished, undone }: Replayed): Html {
  const sentence = describeReplay({ finished, undone })
  return sentence === undefined ? html`` : html`<p class="message">${sentence}</p>`
}

/** Describes the saves that were finished or undone when the editor started; undefined if there were none. */
export function describeReplay({ finished, undone }: Replayed): string | undefined {
  const sentences = [
    ...(finished.length > 0 ? [`A save that had been interrupted was finished: ${finished.join(', ')}.`] : []),
    ...(undone.length > 0
      ? [`A save that could not be finished was undone: ${undone.join(', ')}. Save it again.`]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

const writeGroup = (
  page: KeptPage,
  group: KeptGroup,
  index: number,
): Html => html`<section class="kept" aria-labelledby="kept-${index}">
<h2 id="kept-${index}">${group.title}${group.address && html` <span class="hint">${group.address}</span>`}</h2>
<ol class="states">${group.states.map((state, order) => writeState(page, group, state, `kept-${index}-${order}`))}</ol>
</section>`

/** Describes a version, such as “As it was before the save of 27 November 2026 at 09:00”. */
export function describeState({ save, reason, movedTo = '' }: KeptState): string {
  const when = save.time.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  return {
    replaced: `As it was before the save of ${when}`,
    deleted: `As it was before it was deleted on ${when}`,
    moved: `As it was before it moved to ${movedTo} on ${when}`,
    'not written': `What a save of ${when} would have written if nobody had changed the file by hand in the meantime`,
  }[reason]
}

function writeState({ address, token }: KeptPage, { main }: KeptGroup, state: KeptState, id: string): Html {
  const texts = state.files.filter(({ text }) => text !== null && text.length <= MAX_SHOWN)
  return html`<li>
<p id="${id}">${describeState(state)}${state.files.length > 1 || state.files[0]?.part !== 'Text' ? `: ${partsOf(state)}` : ''}</p>
<form method="post" action="${address}/kept">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="save" value="${stateId(state)}">
<input type="hidden" name="main" value="${main}">
<button class="secondary" aria-describedby="${id}">Bring this back</button>
</form>
<details><summary>Look at it</summary>
<p>${state.files.map((file) => html`<a href="${address}/kept/${idOf(file)}" download="${basename(file.path)}">Download ${nameOf(file)}</a> `)}</p>
${texts.map(
  (file, index) => html`<label for="${id}-${index}">${file.part}</label><textarea id="${id}-${index}" readonly>
${file.text ?? ''}</textarea>`,
)}
</details>
</li>`
}

const partsOf = ({ files }: KeptState) => [...new Set(files.map(({ part }) => part.toLowerCase()))].join(', ')

/** Describes a file, such as “the text” or “the results (a.csv)”. */
const nameOf = ({ part, path }: KeptState['files'][number]) =>
  extname(path) === '.md' ? 'the text' : `the ${part.toLowerCase()} (${basename(path)})`
