import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseFiles } from './case-files'
import type { MessageCase, Overlay } from './message-case'
import { withLine } from './pages'
import { bomb, film, flat, narrow } from './picture-bytes'

/** A page with a text, and files beside it. */
const page = (body: string, files: Overlay = {}): Overlay => ({
  'content/pages/thanks.md': `---\ntitle: Thanks\ndescription: It says what the page is about.\nlead: We will write back.\nbutton: Home\n---\n\n${body}\n`,
  ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`content/pages/${name}`, bytes])),
})
/** A page that shows one file. */
const shown = (name: string, bytes: string | Uint8Array): Overlay => page(`![Two people](${name})`, { [name]: bytes })
const drawing = (length: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="${'M0 0'.repeat(length / 4)}"/></svg>`

/** A case whose tested picture is a part of one of the site's own. */
const tested = (name: string, file: string, part: number): Overlay => {
  const bytes = readFileSync(join('content/cases/galaxy', file))
  return caseFiles(undefined, { [name]: bytes.subarray(0, bytes.length * part) })
}

/** A page of the site itself with some of its text exchanged. */
const real = (file: string, from: string, to: string): Overlay => ({
  [file]: readFileSync(file, 'utf8').replace(from, () => to),
})

export const pictureCases: readonly MessageCase[] = [
  { id: 'picture-absent', bad: page('So: ![Two people](team.png)'), near: shown('team.png', flat()) },
  {
    id: 'picture-capitals',
    bad: page('![Two people](team.png)', { 'Team.png': flat() }),
    near: shown('Team.png', flat()),
  },
  {
    id: 'picture-outside',
    bad: { ...page('![Two people](../../team.png)'), 'team.png': flat() },
    near: { ...page('![Two people](../docs/team.png)'), 'content/docs/team.png': flat() },
  },
  { id: 'picture-unknown-type', bad: shown('team.heic', 'x'), near: shown('team.PNG', flat()) },
  { id: 'picture-other-type', bad: shown('team.jpg', flat()), near: shown('team.png', flat()) },
  { id: 'picture-unreadable', bad: shown('team.png', 'hello'), near: shown('our%20team.png', flat()) },
  { id: 'picture-damaged', bad: shown('team.png', flat().subarray(0, 100)), near: shown('team.png', flat()) },
  {
    id: 'picture-damaged',
    bad: tested('toast-a.png', 'galaxy-b.png', 0.5),
    near: tested('toast-a.png', 'galaxy-b.png', 1),
  },
  { id: 'picture-animated', bad: shown('team.webp', film()), near: shown('team.png', flat()) },
  {
    id: 'picture-too-big',
    // As a getter: fifty megabytes are made when they are asked for.
    get bad() {
      return shown('team.jpg', new Uint8Array(50_000_001))
    },
    near: shown('team.png', flat()),
  },
  { id: 'picture-too-many-pixels', bad: shown('team.png', bomb(90_000, 90_000)), near: shown('team.png', flat()) },
  { id: 'picture-too-small', bad: shown('team.png', narrow()), near: shown('team.png', flat()) },
  {
    id: 'picture-no-description',
    bad: page('Here ![ ](team.png)', { 'team.png': flat() }),
    near: shown('team.png', flat()),
  },
  {
    id: 'picture-elsewhere',
    bad: page('![Two people](https://elsewhere.example/team.png)'),
    near: shown('team.png', flat()),
  },
  {
    id: 'picture-caption-within',
    bad: page('See ![two people](team.png "Us") here.', { 'team.png': flat() }),
    near: page('See:\n\n![Two people](team.png "Us")\n\nHere.', { 'team.png': flat() }),
  },
  {
    id: 'picture-poor-description',
    bad: page('![Image of](team.png)\n\n- ![IMG_1234](team.png)\n\n![Two people](absent.png)', { 'team.png': flat() }),
    near: page('![Image of two people](team.png)', { 'team.png': flat() }),
  },
  { id: 'picture-heavy', bad: shown('eye.svg', drawing(400_000)), near: shown('eye.svg', drawing(399_000)) },
  {
    id: 'social-character',
    bad: withLine('draft: false', 'Thanks 👩🏽‍💻'),
    near: withLine('draft: false', 'Thanks, Zoë – “Æsop” & <b>'),
  },
  { id: 'social-character', bad: withLine('draft: false', 'Thanks\u200b'), near: withLine('draft: false', 'Thanks') },
  {
    id: 'social-character',
    bad: real('content/pages/home.md', '**best ads**', '**лучшие** ads'),
    near: real('content/pages/home.md', '**best ads**', '**über** ads'),
  },
  {
    id: 'social-character',
    bad: real('content/pages/terms.md', '\n## Law', '\n## Law ✓'),
    near: real('content/pages/terms.md', '\n## Law', '\n## Law …'),
  },
  {
    id: 'social-character',
    bad: real('content/cases/galaxy/index.md', 'name: Galaxy\n', 'name: Galaxy ✓\n'),
    near: real('content/cases/galaxy/index.md', 'name: Galaxy\n', 'name: Gäläxy\n'),
  },
  {
    id: 'picture-unused',
    bad: page('Text.', { 'team.png': flat(), 'old.gif': 'x' }),
    near: page('![Two people][team]\n\n[team]: team.png', { 'team.png': flat(), 'notes.txt': 'x' }),
  },
  {
    id: 'picture-unused',
    bad: page('Text.', { 'team.png': flat(), 'new page.md': 'No picture.' }),
    near: page('Text.', { 'team.png': flat(), 'new page.md': '![Two people](team.png)' }),
  },
]
