/** @jsxImportSource ../jsx */
import type { ToolTexts } from '../../lib/i18n/client/tool-texts'
import { baseAddressOf, isId, isSecret, type SampleValues, segmentOf } from '../../lib/reference/samples/values'
import { create } from '../jsx/jsx-runtime'
import { type Field, makeField } from './field'

/** The texts of the request builder. */
export type FillTexts = ToolTexts['fill']

/** Adds the button that shows and hides the secret, here and in the samples. @returns a function that hides it */
function addToggle({ input, box }: Field, texts: FillTexts, note: HTMLElement): () => void {
  const button = create(<button type="button" class="fill-show" aria-controls={input.id} />)
  const show = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? texts.hide : texts.show
    note.hidden = isShown
  }
  button.addEventListener('click', () => {
    show(input.type === 'password')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  box.append(button)
  show(false)
  return () => show(false)
}

/**
 * Makes the form of the request builder. It passes on the values of its fields and stores nothing: no field has a name,
 * the browser saves none, and the form cannot be submitted.
 * @param baseAddress the initial value of the first field
 * @param identifiers path parameters, each of which gets a field
 * @param onChange called with the values after every change
 */
export function makePanel(
  texts: FillTexts,
  { baseAddress, identifiers }: { baseAddress: string; identifiers: readonly string[] },
  onChange: (values: SampleValues) => void,
): HTMLFormElement {
  const field = (name: 'host' | 'id' | 'secret', isUsable: (value: string) => boolean) =>
    makeField({ name, label: texts[name], advice: texts.wrong[name], isUsable })
  const host = field('host', (value) => baseAddressOf(value) !== undefined)
  // Spaces around a pasted value are usually selected by accident.
  const id = field('id', (value) => isId(value.trim()))
  const secret = field('secret', (value) => isSecret(value.trim()))
  const identifierFields = identifiers.map((name) => {
    const isUsable = (value: string) => segmentOf(value.trim()) !== undefined
    return makeField({ name, label: <code>{name}</code>, advice: texts.wrong.identifier, isUsable })
  })
  const note = create(<p class="fill-note">{texts.dots}</p>)
  const hideSecret = addToggle(secret, texts, note)
  const reset = create(
    <button type="button" class="fill-reset">
      {texts.reset}
    </button>,
  )
  const panel = create<HTMLFormElement>(
    <form class="fill-panel" autoComplete="off" aria-label={texts.title}>
      <p class="fill-about">{texts.about}</p>
      <div class="fill-fields">
        {host.element}
        {id.element}
        {secret.element}
        {note}
        {identifierFields.map(({ element }) => element)}
      </div>
      {reset}
    </form>,
  )
  const change = () =>
    onChange({
      ...{ host: host.input.value, id: id.input.value.trim(), secret: secret.input.value.trim() },
      masked: secret.input.type === 'password',
      identifiers: Object.fromEntries(
        identifierFields.map(({ input }, index) => [identifiers[index], input.value.trim()]),
      ),
    })
  panel.addEventListener('input', change)
  panel.addEventListener('submit', (event) => event.preventDefault())
  reset.addEventListener('click', () => {
    for (const { input, hideMessage } of [host, id, secret, ...identifierFields]) {
      input.value = ''
      hideMessage()
    }
    host.input.value = baseAddress
    hideSecret()
    change()
    id.input.focus()
  })
  host.input.value = baseAddress
  return panel
}
