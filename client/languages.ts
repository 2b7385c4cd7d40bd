import { withLocalStorage } from '../lib/shared/storage'

/** The storage key for the language of the samples, in this browser only. */
const KEY = 'language'

/** A sample with its tabs. */
const SAMPLE = '[data-languages]'

/** Shows all samples on the page in one language. An unknown language changes nothing. */
function choose(language: string | undefined): void {
  const radios = document.querySelectorAll<HTMLInputElement>(`${SAMPLE} input`)
  for (const radio of radios) if (radio.value === language) radio.checked = true
}

/** Returns the language chosen last. */
const remembered = (): string | undefined => withLocalStorage((storage) => storage[KEY])

/** Shows all samples in the language chosen last. The stored value may be anything. */
export function restoreLanguage(): void {
  choose(remembered())
}

/**
 * Switches all samples when the language of one is chosen, and stores the choice. Without this each sample switches on
 * its own. A choice made before this runs is applied too.
 */
export function syncLanguage(): void {
  const follow = (radio: HTMLInputElement) => {
    // Samples above the clicked one change their height, but it must not move.
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
