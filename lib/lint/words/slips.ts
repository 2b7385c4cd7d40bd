/** A slip of the keyboard in a text, and what was meant. */
interface Slip {
  text: string
  index: number
  instead: string
}

/** The word before shows what the mark ends; three full stops, and two between names of folders, are meant. */
const marks = /(?<=[\p{L}\p{N}%)’”"])(?:\.{2}|,{2,}|;{2,}|!{2,}|\?{2,}|[ \u00a0]+[,;.!?])(?=\s|$)/gu

/** What few texts have, and every text with a slip: looking for it is fast. */
const sign = /[,;.!?]{2}|[ \u00a0][,;.!?]/

/** A mark twice in a row, or after a space. */
export function slipsIn(text: string): Slip[] {
  if (!sign.test(text)) return []
  return [...text.matchAll(marks)].map(({ 0: found, index }) => {
    const word = /\S*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? ''
    return { text: word + found, index: index - word.length, instead: word + found.slice(-1) }
  })
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}+(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?){3,}(?![\p{L}\p{N}])/gu

/** Words of every English sentence, and of no row of abbreviations. */
const small =
  /(?:^| )(?:A|ALL|AND|ARE|AT|BY|FOR|FROM|I|IN|IS|IT|NOT|NOW|OF|ON|OR|OUR|THE|THIS|TO|WE|WITH|YOU|YOUR)(?: |$)/

/** The first words of a text in capitals: four or more in a row that are no abbreviations. */
export function findCapitals(text: string): { text: string; index: number } | undefined {
  const hit = [...text.matchAll(capitals)].find(([found]) => small.test(found))
  return hit && { text: hit[0].split(' ').slice(0, 4).join(' '), index: hit.index }
}
