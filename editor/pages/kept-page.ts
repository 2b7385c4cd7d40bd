import { basename, dirname } from 'node:path'
import type { Replayed } from '../journal/finish'
import type { Overwritten } from '../journal/overwritten'
import { type Html, html } from './html'

/** Longer texts are only offered as a file. */
const MAX_SHOWN = 200_000

const reasons: Readonly<Record<Overwritten['reason'], string>> = {
  replaced: 'as it was before the save of',
  deleted: 'as it was when it was deleted, on',
  'not written': 'which was not saved, because the file had been changed by hand, on',
}

/** A part of an address that names a version. */
export const idOf = ({ file }: Overwritten): string => `${basename(dirname(file))}/${basename(file)}`

/** The page with the versions that saves have overwritten. */
export function writeKeptPage(address: string, versions: readonly Overwritten[], replayed: Replayed): Html {
  return html`${startOf(replayed)}
<p>Whatever a save has replaced or deleted is kept here for a month. To go back to a version, copy its text into the form or the file it came from.</p>
${versions.length === 0 ? html`<p>Nothing has been overwritten yet.</p>` : versions.map((version, index) => writeVersion(address, version, index))}`
}

/** What the start of the editor has put right. */
function startOf({ finished, undone }: Replayed): Html {
  const sentence = describeReplay({ finished, undone })
  return sentence === undefined ? html`` : html`<p class="message">${sentence}</p>`
}

/** What the start of the editor has put right, in sentences; undefined if everything was in order. */
export function describeReplay({ finished, undone }: Replayed): string | undefined {
  const sentences = [
    ...(finished.length > 0 ? [`A save that had been interrupted was finished: ${finished.join(', ')}.`] : []),
    ...(undone.length > 0 ? [`A save that the disk had refused was undone: ${undone.join(', ')}. Save it again.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function writeVersion(address: string, version: Overwritten, index: number): Html {
  const { path, time, reason, text } = version
  const id = `version-${index}`
  const when = time.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  const shown =
    text !== null && text.length <= MAX_SHOWN
      ? html`<details><summary>Show the text</summary><label for="${id}">Text of ${path}</label><textarea id="${id}" readonly>
${text}</textarea></details>`
      : undefined
  return html`<h2>${path}</h2>
<p>${reasons[reason]} <time datetime="${time.toISOString()}">${when}</time>. <a href="${address}/kept/${idOf(version)}" download="${basename(path)}">Download ${basename(path)}</a></p>
${shown}`
}
