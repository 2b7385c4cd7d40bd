import { alignEqual } from './align'
import { keepListsApart } from './markdown/keep-lists-apart'
import { isSameKind, mergeBlock } from './markdown/merge-block'
import { mergeSequence } from './markdown/merge-sequence'
import { type Block, blocksOf, meaningOfNode, parseMarkdown } from './markdown/parse-blocks'
import { restoreMarks } from './markdown/restore-marks'

/**
 * Writes an edited Markdown text with the source of the old one: blocks that mean the same keep theirs, with their
 * markers, escapes, alignment, comments and the lines between them, and an edited block keeps as much as it can. The
 * result means what the new text means.
 * @param before the old text
 * @param after the new text, as a rich-text editor writes it
 */
export function mergeMarkdown(before: string, after: string): string {
  const [old, saved] = [before, after].map((text) => text.replaceAll('\r\n', '\n')) as [string, string]
  const restored = restoreMarks(old, saved)
  const meaning = meaningOfNode(parseMarkdown(restored))
  if (meaningOfNode(parseMarkdown(old)) === meaning) return before
  for (const merge of [mergeText, mergeWhole]) {
    const merged = merge(old, restored)
    if (meaningOfNode(parseMarkdown(merged)) === meaning) return withLineEndings(before, merged)
  }
  return withLineEndings(before, withEnds(old, restored, restored.replace(/^\s*\n|\s+$/g, '')))
}

/** Merges block by block, and edited blocks part by part. */
function mergeText(old: string, saved: string): string {
  return mergeBlocks(old, saved, (block, edited) => mergeBlock(block, edited, mergeText))
}

/** Merges block by block, and writes each edited block as it was saved. */
function mergeWhole(old: string, saved: string): string {
  return mergeBlocks(old, saved, (_, edited) => edited.source)
}

function mergeBlocks(old: string, saved: string, edit: Parameters<typeof mergeSequence<Block>>[3]['edit']): string {
  const merged = mergeSequence(old, blocksOf(old), blocksOf(saved), {
    edit,
    isSimilar: isSameKind,
    separator: '\n\n',
    keepApart: keepListsApart,
  })
  return withEnds(old, saved, merged)
}

/** Keeps the empty lines before the first block and after the last one. */
function withEnds(old: string, saved: string, merged: string): string {
  const blocks = blocksOf(old)
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first || !last) return saved
  return old.slice(0, first.start) + merged + old.slice(last.end)
}

/** Gives each line its old ending; new lines end like the first one. */
function withLineEndings(before: string, merged: string): string {
  if (!before.includes('\r\n')) return merged
  const lines = before.split('\n')
  const texts = merged.split('\n')
  const known = new Map(
    alignEqual(
      lines.map((line) => line.replace(/\r$/, '')),
      texts,
    ).map(([old, index]) => [index, lines[old]]),
  )
  const fallback = lines[0]?.endsWith('\r') ? '\r' : ''
  return texts
    .map((text, index) => (index === texts.length - 1 ? text : (known.get(index) ?? text + fallback)))
    .join('\n')
}
