/** @jsxImportSource ../jsx */
import type { SamplePart } from '../../lib/reference/samples/part'
import type { Call } from '../../lib/reference/samples/request'
import { languages, sampleOf } from '../../lib/reference/samples/sample'
import type { SampleValues } from '../../lib/reference/samples/values'
import { type JsxNode, render } from '../jsx/jsx-runtime'

/** The samples of one operation: its call, and the code elements in each language. */
interface PageSample {
  call: Call
  codes: Element[]
}

/**
 * Finds the samples on the page. Method and path are read from the operation to which they belong.
 * @param baseAddress the base URL, with `/v1`
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

/** Returns the path parameters of these calls, each once, in the order of the page. */
export function listIdentifiers(samples: readonly PageSample[]): string[] {
  const names = samples.flatMap(({ call }) => [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  return [...new Set(names)]
}

/** Draws the same elements as `components/docs/reference/CodeSample.tsx`. */
const part = ({ text, kind }: SamplePart): JsxNode =>
  kind === 'string' ? <i>{text}</i> : kind === 'parameter' ? <b>{text}</b> : text

/**
 * Draws all samples with these values. A sample that has not changed is not redrawn, so text selected in it stays
 * selected.
 */
export function drawSamples(samples: readonly PageSample[], values: SampleValues): void {
  for (const { call, codes } of samples) {
    for (const [index, language] of languages.entries()) {
      const lines = sampleOf(language, call, values)
      const text = lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
      const code = codes[index]
      if (code && code.textContent !== text)
        render(
          code,
          lines.map((line, number) => [number > 0 && '\n', line.map(part)]),
        )
    }
  }
}
