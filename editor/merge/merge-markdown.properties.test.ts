import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { arbitraryBlock, arbitraryBlocks } from '../tests/random-markdown'
import { saveMarkdown } from '../tests/save-markdown'
import { meaningOfNode, parseMarkdown } from './markdown/parse-blocks'
import { mergeMarkdown } from './merge-markdown'

/** The seed makes the cases the same in every run. */
const SEED = 20261126

const meaning = (text: string) => meaningOfNode(parseMarkdown(text))

/** Whether a text contains lines in this order. */
function isWithin(lines: readonly string[], text: string): boolean {
  let next = 0
  for (const each of text.split('\n')) if (each === lines[next]) next++
  return next === lines.length
}

const edit = fc.record({
  kind: fc.constantFrom('insert' as const, 'remove' as const, 'replace' as const, 'word' as const),
  index: fc.nat(20),
  block: arbitraryBlock,
})

test('a random edit of a random text gives what was saved, and keeps every line of the other blocks', () => {
  fc.assert(
    fc.property(arbitraryBlocks, fc.constantFrom('\n\n', '\n\n\n'), edit, (blocks, gap, { kind, index, block }) => {
      const before = `\n${blocks.join(gap)}\n`
      // Two consecutive lists or quotes may be one block, and an edit between them splits it.
      fc.pre(parseMarkdown(before).children.length === blocks.length)
      // Of two blocks that mean the same, either may be the new one.
      fc.pre(blocks.every((each) => meaning(each) !== meaning(block)))
      const chosen = index % blocks.length
      const edited = [...blocks]
      if (kind === 'word') edited[chosen] = (blocks[chosen] as string).replace('x', 'edited')
      else edited.splice(chosen, kind === 'insert' ? 0 : 1, ...(kind === 'remove' ? [] : [block]))
      const saved = saveMarkdown(edited.join('\n\n'))
      const merged = mergeMarkdown(before, saved)
      expect(meaning(merged)).toBe(meaning(saved))
      const others = blocks.filter((_, other) => kind === 'insert' || other !== chosen)
      const lines = others.flatMap((each) => each.split('\n'))
      // Two lists or quotes that become neighbours may merge into one block.
      if (parseMarkdown(edited.join(gap)).children.length === edited.length && !isWithin(lines, merged))
        expect(merged.split('\n')).toEqual(lines)
    }),
    { seed: SEED, numRuns: 40 },
  )
})
