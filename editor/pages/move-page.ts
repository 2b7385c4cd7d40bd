import { type Html, html } from './html'

/**
 * Thrown if what was asked for on a page of the editor is not possible, such as moving a page. The message says why and
 * what to do.
 */
export class PlanError extends Error {}

/** A page that can be moved and deleted. */
export interface PageToMove {
  file: string
  title: string
  /** Its address. */
  path: string
  /** Its files, which are deleted with it. */
  files: readonly string[]
  /** Pages that its address can redirect to after it has been deleted. */
  targets: readonly { path: string; title: string }[]
  /** Its list in the editor, as in the address of the forms: `collections/docs`. */
  list: string
  /** @returns its form at the new address, such as `collections/docs/entries/collect` @throws PlanError or HttpError */
  move: (address: string) => Promise<string>
  /** @param leadsTo one of the targets, or empty @throws PlanError or HttpError */
  remove: (leadsTo: string) => Promise<void>
}

/** Returns the forms for moving and deleting a page. */
export function writeMovePage(page: {
  address: string
  token: string
  page: PageToMove
  /** Why the last form was rejected, and the new address that was typed in it. */
  rejected?: { problem: string; typed: string }
}): Html {
  const { address, token, rejected } = page
  const { file, path, targets } = page.page
  const hidden = html`<input type="hidden" name="token" value="${token}">
<input type="hidden" name="file" value="${file}">`
  return html`${rejected && html`<p class="message error" role="alert">${rejected.problem}</p>`}
<h2>Move it</h2>
<form method="post" action="${address}/page">
${hidden}
<label for="address">New address</label>
<input type="text" id="address" name="address" value="${rejected?.typed || path}" required aria-describedby="address-hint">
<p class="hint" id="address-hint">The old address will redirect to the new one, and links on this site will be changed.</p>
<button name="do" value="move">Move</button>
</form>
<h2>Delete it</h2>
<p>It will be kept under “Earlier versions” for a month, with everything that belongs to it, and can be brought back from there.</p>
<form method="post" action="${address}/page">
${hidden}
<label for="leads">Where its address should redirect</label>
<select id="leads" name="leads"><option value="">Nowhere</option>${targets.map((target) => html`<option value="${target.path}">${target.title} (${target.path})</option>`)}</select>
<button name="do" value="delete" class="secondary">Delete ${path}</button>
</form>`
}
