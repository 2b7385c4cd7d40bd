import type { Change } from '../journal/prepare'
import { conflictAt } from '../journal/save-error'
import { versionOf } from '../journal/version'
import { separatePictures } from '../merge/markdown/separate-pictures'
import { mergeFile, splitPage } from '../merge/merge-file'
import { ruleFor, type WritePolicy } from '../paths/policy'
import type { ProposedChange } from '../server/repository'
import { readNow } from './version-now'

/** Texts that a form saves as a whole, and that are therefore merged into the existing file. */
const MERGED = /\.(?:md|ya?ml|json)$/

/**
 * Turns what the interface sent into the changes to write: a text is merged into its old version, and a move becomes a
 * new file and a deleted one.
 * @throws SaveError if a file no longer has the version that the editor saw; MergeError if a text cannot be merged
 */
export async function prepareChanges(
  root: string,
  policy: WritePolicy,
  proposed: readonly ProposedChange[],
): Promise<Change[]> {
  const all = proposed.map(async ({ path, from, content, version }): Promise<Change[]> => {
    const source = from ?? path
    const old = await readNow(root, source)
    const found = old === undefined ? null : versionOf(old)
    const sent = content && isText(path, policy) ? tidyText(path, content) : content
    const merged = old && sent && isText(path, policy) ? mergeTexts(path, old, sent) : sent
    // A save whose response was lost is sent again: the file already has its content.
    const isSaved = from === undefined && merged !== null && found === versionOf(merged)
    if (found !== version && !isSaved) throw conflictAt(source, version, found)
    if (from === undefined) return [{ path, content: merged, expected: found }]
    return [
      { path, content: merged, expected: null },
      { path: from, content: null, expected: found },
    ]
  })
  return (await Promise.all(all)).flat()
}

const isText = (path: string, policy: WritePolicy) => ruleFor(path, policy)?.kind === 'text' && MERGED.test(path)

/** Corrects Markdown where the interface does not write what it shows. */
function tidyText(path: string, sent: Uint8Array): Uint8Array {
  if (!path.endsWith('.md')) return sent
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(sent)
  const { body } = splitPage(path, text)
  return Buffer.from(text.slice(0, text.length - body.length) + separatePictures(body))
}

const mergeTexts = (path: string, old: Uint8Array, sent: Uint8Array) =>
  mergeFile(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(old), new TextDecoder().decode(sent))
