/** What begins a name in small letters, and is written in capitals. */
const ABBREVIATIONS = ['api', 'ip', 'url', 'vat']

/** The name of a field as words: `gazeTracking` is `Gaze tracking`, and `banner-a_left` is `Banner a left`. */
export function wordsOfName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    // A name in capitals, such as API, stays as it is.
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .map((word) => (ABBREVIATIONS.includes(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
