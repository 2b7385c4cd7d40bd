import type { DocsTexts } from '../../lib/pages/docs/docs-page'
import type { SamplePart } from '../../lib/reference/samples/part'
import type { OperationView } from '../../lib/reference/views'
import styles from './CodeSample.module.css'
import tools from './tools.module.css'

/** A piece of a sample: in its one colour, or bold where the reader fills something in. */
function Part({ text, kind }: SamplePart) {
  if (kind === 'parameter') return <b>{text}</b>
  return kind === 'string' ? <i>{text}</i> : text
}

/** The code of one language. A wide line scrolls inside, also by keyboard. */
function Code({ lines }: OperationView['samples'][number]) {
  const parts = lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sample never change places
          <Part key={index} {...part} />
        ))}
      </code>
    </pre>
  )
}

/**
 * A call in every language, of which one is shown. The tabs are native radios and switch without script; with it, the
 * choice holds for all samples. The request builder (`client/tools/fill.ts`) draws the code again, by the same elements.
 */
export function CodeSample({ samples, texts }: Pick<OperationView, 'samples'> & { texts: DocsTexts }) {
  return (
    // The same radios in every sample: a form keeps those of one apart from those of the others, and is never sent.
    <form method="dialog">
      <fieldset className={styles.sample} data-languages="">
        <legend className="hidden-from-sight">{texts.language}</legend>
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
