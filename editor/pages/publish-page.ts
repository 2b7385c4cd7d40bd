import type { Author } from '../publish/commit-files'
import { quote } from '../publish/quote'
import type { PublishState } from '../publish/read-state'
import { type Html, html } from './html'

/** The changes that visitors will see once the files are published, and the mistakes in the site. */
export interface SiteReview {
  /** The publication that the files are compared with, such as “Since 26 November 2026”. */
  since: string
  changes: readonly { sentence: string; details: readonly string[] }[]
  /** Mistakes that prevent publication. */
  errors: readonly string[]
  /** Possible mistakes, which do not prevent it. */
  warnings: readonly string[]
}

/** The data that the page shows. */
export interface PublishPage {
  /** The address that forms are sent to. */
  action: string
  token: string
  state: PublishState
  review: SiteReview
  /** The person who publishes; parts that are not known are empty. */
  author: Author
  /** The description of the changes, as it was typed before it was rejected. */
  sentence?: string
  /** The result of the last button pressed. */
  message?: { text: string; isRefused: boolean }
}

/** Returns the page for publishing a site. */
export function writePublishPage(page: PublishPage): Html {
  const { state, review, message } = page
  const isReady = state.obstacle === undefined && review.errors.length === 0
  const hasChanges = state.files.length > 0 || state.hasUnpublishedCommits
  return html`${message && html`<p class="message ${message.isRefused ? 'error' : 'success'}" role="${message.isRefused ? 'alert' : 'status'}">${message.text}</p>`}
<h2>What has changed</h2>
${changes(page, hasChanges)}
${state.files.length > 0 ? files(state) : undefined}
<h2>Whether it is ready</h2>
${readiness(page, isReady, hasChanges)}
${isReady && hasChanges ? form(page) : undefined}
${state.last && !state.last.isRoot && isReady ? undoForm(page) : undefined}`
}

const list = (items: readonly (string | Html)[]) => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`

function changes({ state, review }: PublishPage, hasChanges: boolean): Html {
  const { since, changes: all } = review
  const isUnknown = state.obstacle !== undefined
  const items = all.map(({ sentence, details }) => html`${sentence}${details.length > 0 ? list(details) : undefined}`)
  if (items.length > 0)
    return html`<p>${hasChanges || isUnknown ? since : 'Nothing has changed. These are published, but scheduled for later:'}</p>${list(items)}`
  return html`<p>${hasChanges ? 'Nothing that visitors will notice.' : 'Nothing.'} ${since}</p>`
}

function files({ files: all, leftOut }: PublishState): Html {
  const count = all.length === 1 ? '1 file' : `${all.length} files`
  const others =
    leftOut.length > 0
      ? html`<p>Not published, because the editor does not know them: ${leftOut.join(', ')}.</p>`
      : undefined
  return html`<details><summary>${count}</summary>${list(all.map(({ path, change }) => `${path} (${change})`))}</details>${others}`
}

function readiness({ state, review }: PublishPage, isReady: boolean, hasChanges: boolean): Html {
  const { errors, warnings } = review
  const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`
  const ready = hasChanges ? 'The site is ready to be published.' : 'There is nothing to publish.'
  return html`${state.obstacle !== undefined ? html`<p>${state.obstacle}</p>` : undefined}
${errors.length > 0 ? html`<div class="message error"><p>Not yet: ${count} to correct.</p>${list(errors)}</div>` : undefined}
${isReady ? html`<p${hasChanges ? html` class="message success"` : undefined}>${ready}</p>` : undefined}
${warnings.length > 0 ? html`<div class="message warning"><p>Worth a look. Leave what is right, because these do not prevent publication:</p>${list(warnings)}</div>` : undefined}`
}

const authorFields = ({ author }: PublishPage, id: string) => html`<label for="${id}-name">Your name</label>
<input type="text" id="${id}-name" name="name" value="${author.name}" autocomplete="name" required>
<label for="${id}-email">Your e-mail address</label>
<input type="email" id="${id}-email" name="email" value="${author.email}" autocomplete="email" required>
<p class="hint">Whoever looks at the history of the site sees both.</p>`

/** Changes that visitors cannot see are not counted. */
const counted = (count: number) => (count === 0 ? '' : count === 1 ? ' 1 change' : ` ${count} changes`)

const form = (page: PublishPage) => html`<h2>Publish</h2>
<form method="post" action="${page.action}">
<input type="hidden" name="token" value="${page.token}">
<input type="hidden" name="version" value="${page.state.version}">
<label for="sentence">What changes</label>
<input type="text" id="sentence" name="sentence" value="${page.sentence}" maxlength="200" required aria-describedby="sentence-hint">
<p class="hint" id="sentence-hint">One sentence for your colleagues, such as “New prices from December”.</p>
${authorFields(page, 'publish')}
<button name="do" value="publish">Publish${counted(page.review.changes.length)}</button>
</form>`

/** Formats a date, such as `1 December 2026`. */
const longDay = (day: string) => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function undoForm(page: PublishPage): Html {
  const { last } = page.state
  if (!last) return html``
  return html`<h2>Undo the last publication</h2>
<p>${quote(last.subject)}, by ${last.name} on ${longDay(last.day)}. Undoing puts the site, here and in public, back to what it was before. It can be undone again.</p>
<details><summary>Undo it</summary>
<form method="post" action="${page.action}">
<input type="hidden" name="token" value="${page.token}">
<input type="hidden" name="last" value="${last.commit}">
${authorFields(page, 'undo')}
<button name="do" value="undo" class="secondary">Undo ${quote(last.subject)}</button>
</form></details>`
}
