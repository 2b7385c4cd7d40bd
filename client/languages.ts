import { withLocalStorage } from '../lib/shared/storage'

/** Where the language of the samples is remembered: in this browser alone. */
const KEY = 'language'

/** A sample with its tabs. */
const SAMPLE = '[data-languages]'

/** Shows all samples of the page in one language; a text that is none changes nothing. */
function choose(language: string | undefined): void {
  const radios = document.querySelectorAll<HTMLInputElement>(`${SAMPLE} input`)
  for (const radio of radios) if (radio.value === language) radio.checked = true
}

/** The language that was chosen last. */
const remembered = (): string | undefined => withLocalStorage((storage) => storage[KEY])

/** Shows all samples in the language that was chosen last; what storage holds may be anything. */
export function restoreLanguage(): void {
  choose(remembered())
}

/**
 * Lets all samples follow when the language of one is chosen, and remembers the choice. Each switches by itself without
 * this. A choice that was made before this ran is caught up with.
 */
export function followLanguage(): void {
  const follow = (radio: HTMLInputElement) => {
    // Samples above change their height: the one that was clicked stays where it is.
    const { top } = radio.getBoundingClientRect()
    choose(radio.value)
    scrollBy({ top: radio.getBoundingClientRect().top - top, behavior: 'instant' })
    withLocalStorage((storage) => {
      storage[KEY] = radio.value
    })
  }
  addEventListener('change', ({ target }) => {
    const radio = target as HTMLInputElement
    if (radio.closest(SAMPLE)) follow(radio)
  })
  const radios = [...document.querySelectorAll<HTMLInputElement>(`${SAMPLE} input`)]
  const before = radios.find(({ value }) => value === remembered()) ?? radios.find((radio) => radio.defaultChecked)
  const chosen = radios.find(({ checked, value }) => checked && value !== before?.value)
  if (chosen) follow(chosen)
}
