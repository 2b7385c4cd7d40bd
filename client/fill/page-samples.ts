import type { SamplePart } from '../../lib/reference/samples/part'
import type { Call } from '../../lib/reference/samples/request'
import { languages, sampleOf } from '../../lib/reference/samples/sample'
import type { SampleValues } from '../../lib/reference/samples/values'

/** The samples of an operation on the page: its call, and the code of each language. */
export interface PageSample {
  call: Call
  codes: Element[]
}

/**
 * Finds the samples of the page. Method and path are those that the operation shows.
 * @param baseAddress with `/v1`
 */
export function findSamples(baseAddress: string): PageSample[] {
  return [...document.querySelectorAll('fieldset[data-languages]')].flatMap((frame) => {
    const operation = frame.closest('section')
    const method = operation?.querySelector<HTMLElement>('[data-method]')?.dataset.method
    const path = operation?.querySelector('code')?.textContent
    return method && path
      ? [{ call: { method, path, baseAddress }, codes: [...frame.querySelectorAll('pre > code')] }]
      : []
  })
}

/** The identifiers that stand in these calls, each once, in the order of the page. */
export function identifiersOf(samples: readonly PageSample[]): string[] {
  const names = samples.flatMap(({ call }) => [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  return [...new Set(names)]
}

/** The same elements as in `components/docs/CodeSample.tsx`. */
function nodeOf({ text, kind }: SamplePart): Node | string {
  if (!kind) return text
  const element = document.createElement(kind === 'string' ? 'i' : 'b')
  element.textContent = text
  return element
}

/** Draws all samples with these values. What stays the same is left alone, and with it what is selected there. */
export function drawSamples(samples: readonly PageSample[], values: SampleValues): void {
  for (const { call, codes } of samples) {
    for (const [index, language] of languages.entries()) {
      const lines = sampleOf(language, call, values)
      const nodes = lines.flatMap((line, place) => [place > 0 ? '\n' : '', ...line.map(nodeOf)])
      const text = nodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('')
      const code = codes[index]
      if (code && code.textContent !== text) code.replaceChildren(...nodes)
    }
  }
}
