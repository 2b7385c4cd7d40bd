import type { DocsTexts } from '../../../lib/pages/docs/docs-page'
import type { SamplePart } from '../../../lib/reference/samples/part'
import type { OperationView } from '../../../lib/reference/views'
import tools from '../tools.module.css'
import styles from './CodeSample.module.css'

/** A part of a sample: coloured if it is a string, bold if the reader must replace it. */
function Part({ text, kind }: SamplePart) {
  if (kind === 'parameter') return <b>{text}</b>
  return kind === 'string' ? <i>{text}</i> : text
}

/** The code in one language. A wide line can be scrolled, including by keyboard. */
function Code({ lines }: OperationView['samples'][number]) {
  const parts = lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <pre tabIndex={0}>
      <code>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sample never change their order
          <Part key={index} {...part} />
        ))}
      </code>
    </pre>
  )
}

/**
 * A call in every language, with one language shown. The tabs are native radio buttons and work without scripts; with
 * scripts, the choice applies to all samples. The request builder (`client/tools/fill.ts`) draws the same elements.
 */
export function CodeSample({ samples, texts }: Pick<OperationView, 'samples'> & { texts: DocsTexts }) {
  return (
    // The form, which is never submitted, separates the radio buttons of this sample from those of others with the same
    // name.
    <form method="dialog">
      <fieldset className={styles.sample} data-languages="">
        <legend className="visually-hidden">{texts.language}</legend>
        <div className={styles.bar}>
          {samples.map(({ language }, index) => (
            <label key={language}>
              <input type="radio" name="language" value={language} defaultChecked={index === 0} />
              {texts.languages[language]}
            </label>
          ))}
          <button type="button" data-tool="copy" className={tools.needsScript}>
            {texts.copy}
          </button>
        </div>
        {samples.map((sample) => (
          <Code key={sample.language} {...sample} />
        ))}
      </fieldset>
    </form>
  )
}
