/** Words that are written in capitals, wherever they are in a name. */
const ABBREVIATIONS = ['api', 'ip', 'url', 'vat']

/** Converts the name of a field to words: `gazeTracking` to `Gaze tracking`, and `banner-a_left` to `Banner a left`. */
export function wordsOfName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    // A word in capitals, such as API, is kept.
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .map((word) => (ABBREVIATIONS.includes(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
