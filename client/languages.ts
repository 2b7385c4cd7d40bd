/** Where the language of the samples is remembered: in this browser alone. */
const KEY = 'language'

/** The radios of one language, in every sample of the page. */
const LANGUAGES = '[data-languages]'

/**
 * Shows all samples of the page in the language that was chosen last, and remembers a choice. Each sample switches by
 * itself without this script; what it adds is that the others follow, and that the next page begins with the same.
 */
export function watchLanguages(): void {
  const choose = (language: string) => {
    const radios = document.querySelectorAll<HTMLInputElement>(`${LANGUAGES} [value=${language}]`)
    for (const radio of radios) radio.checked = true
  }
  // Storage may be switched off, and what it holds may be anything.
  try {
    choose(localStorage[KEY])
  } catch {}
  addEventListener('change', ({ target }) => {
    const radio = target as HTMLInputElement
    if (!radio.closest(LANGUAGES)) return
    // Samples above change their height: the one that was clicked stays where it is.
    const { top } = radio.getBoundingClientRect()
    choose(radio.value)
    scrollBy({ top: radio.getBoundingClientRect().top - top, behavior: 'instant' })
    try {
      localStorage[KEY] = radio.value
    } catch {}
  })
}
