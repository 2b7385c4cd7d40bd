import { posix } from 'node:path'
import { plainWords } from './plain-words'

/** Words for what a picture is, rather than what it shows. */
const kinds =
  /^(?:(?:a|an|the|this|our|my) )?(?:photo|photograph|picture|pic|image|graphic|illustration|drawing|screenshot|screen shot|diagram|chart|figure|logo|icon|foto|untitled|placeholder|todo|tbd|tbc|fixme|x{3,}|alt|alt text|description)s?(?: (?:of|from|showing))?(?: \d+)?$/

/** File names that phones, cameras and programs choose. */
const numbered =
  /^(?:img|dsc|dscn|dscf|pxl|mvimg) ?\d|^(?:whatsapp image|screenshot|bildschirmfoto|scan|vid|image|photo) ?[\d ]+(?:at [\d ]+)?$/

/**
 * Whether a description does not say what the picture shows.
 * @param url the address of the picture in the text: a file name is not a description either
 */
export function isPoorDescription(alt: string, url: string): boolean {
  const words = plainWords(alt)
  const name = posix.basename(url)
  const names = [name, name.slice(0, name.length - posix.extname(name).length)].map(plainWords)
  if (words === '') return alt.trim() !== ''
  return !/\p{L}/u.test(words) || kinds.test(words) || numbered.test(words) || names.includes(words)
}
