import { baseAddressOf, isId, isSecret, type SampleValues, segmentOf } from '../../lib/reference/samples/values'
import { element } from '../element'
import { type Field, makeField } from './field'

/** Words of the request builder. */
export interface FillTexts {
  title: string
  about: string
  host: string
  id: string
  secret: string
  show: string
  hide: string
  dots: string
  reset: string
  wrong: Record<'host' | 'id' | 'secret' | 'identifier', string>
}

/** The button that shows the secret and hides it again; the samples follow. */
function addShow({ input, box }: Field, texts: FillTexts, note: HTMLElement): () => void {
  const button = element('button', { type: 'button', class: 'fill-show', 'aria-controls': input.id })
  const show = (shown: boolean) => {
    input.type = shown ? 'text' : 'password'
    button.textContent = shown ? texts.hide : texts.show
    note.hidden = shown
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
 * The form of the request builder. It hands on what is in its fields and keeps nothing: no field has a name, none is
 * remembered by the browser, and it cannot be sent.
 * @param baseAddress what the first field holds at first
 * @param identifiers a field for each
 * @param changed is told the values with every key
 */
export function makePanel(
  texts: FillTexts,
  { baseAddress, identifiers }: { baseAddress: string; identifiers: readonly string[] },
  changed: (values: SampleValues) => void,
): HTMLFormElement {
  const field = (name: 'host' | 'id' | 'secret', isUsable: (value: string) => boolean) =>
    makeField({ name, label: texts[name], advice: texts.wrong[name], isUsable })
  const host = field('host', (value) => baseAddressOf(value) !== undefined)
  // A blank beside what was pasted came with the selection.
  const id = field('id', (value) => isId(value.trim()))
  const secret = field('secret', (value) => isSecret(value.trim()))
  const named = identifiers.map((name) => {
    const isUsable = (value: string) => segmentOf(value.trim()) !== undefined
    return makeField({ name, label: element('code', {}, name), advice: texts.wrong.identifier, isUsable })
  })
  const note = element('p', { class: 'fill-note' }, texts.dots)
  const hide = addShow(secret, texts, note)

  const fields = [host, id, secret, ...named]
  const reset = element('button', { type: 'button', class: 'fill-reset' }, texts.reset)
  const panel = element(
    'form',
    { class: 'fill-panel', autocomplete: 'off', 'aria-label': texts.title },
    element('p', { class: 'fill-about' }, texts.about),
    element(
      'div',
      { class: 'fill-fields' },
      host.whole,
      id.whole,
      secret.whole,
      note,
      ...named.map(({ whole }) => whole),
    ),
    reset,
  )
  const tell = () =>
    changed({
      ...{ host: host.input.value, id: id.input.value.trim(), secret: secret.input.value.trim() },
      masked: secret.input.type === 'password',
      identifiers: Object.fromEntries(named.map(({ input }, index) => [identifiers[index], input.value.trim()])),
    })
  panel.addEventListener('input', tell)
  panel.addEventListener('submit', (event) => event.preventDefault())
  reset.addEventListener('click', () => {
    for (const { input, forget } of fields) {
      input.value = ''
      forget()
    }
    host.input.value = baseAddress
    hide()
    tell()
    id.input.focus()
  })
  host.input.value = baseAddress
  return panel
}
