/** The name of a field as words: `gazeTracking` is `Gaze tracking`, and `banner-a_left` is `Banner a left`. */
export function wordsOfName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    // A name in capitals, such as API, stays as it is.
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
