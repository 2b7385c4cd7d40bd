import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { leafDirectives } from './plugins/leaf-directives'

type Code = number | null
type State = (code: Code) => State

/** What a construct of micromark does with the text: https://github.com/micromark/micromark#extensions */
interface Effects {
  enter(type: string): void
  exit(type: string): void
  consume(code: Code): void
}

/** Takes the rest of a line as one piece, of a type that no tree has. */
const restOfLine = {
  tokenize(effects: Effects, ok: State): State {
    const inside: State = (code) => {
      // Ends of lines are below -2.
      if (code === null || code < -2) {
        effects.exit('restOfLine')
        return ok(code)
      }
      effects.consume(code)
      return inside
    }
    return (code) => {
      effects.enter('restOfLine')
      return inside(code)
    }
  },
}

/** Signs that begin something within a sentence by CommonMark; those of GFM and of directives are taken away as a whole. */
const text = Object.fromEntries([...'!&*<[\\]_`'].map((sign) => [sign.charCodeAt(0), restOfLine]))

interface Data {
  micromarkExtensions?: { text?: object }[]
  fromMarkdownExtensions?: { transforms?: unknown[] }[][]
}

function blocksAlone(this: { data(): unknown }): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data() as Data
  for (const extension of micromarkExtensions) extension.text = {}
  micromarkExtensions.push({ text })
  // GFM looks for addresses in the finished tree.
  for (const extension of fromMarkdownExtensions.flat()) delete extension.transforms
}

const processor = remark().use(remarkGfm, { singleTilde: false }).use(leafDirectives).use(blocksAlone)

/**
 * Reads which paragraphs, headings, cells, lists and quotations a text has, with their places, and nothing within them: the
 * time grows with the length of the text, whatever stands in its sentences.
 */
export function parseBlocks(text: string): Root {
  return processor.parse(text)
}
