import type { Word } from './words-of'

/**
 * Loanwords that British English also writes with accents, as listed in Wikipedia's “English terms with diacritical
 * marks”. The dictionary has only their plain forms, or none. Names of people and places belong in content/words.txt.
 */
const nouns = `
aïoli aperçu apéritif arête attaché bébé bête blasé boîte béchamel brûlée bûche café cafetière canapé château chargé
chèvre cliché clientèle communiqué compère consommé coupé crèche crème crêpe croûton crudité débâcle début débutante
décolletage décor découpage dénouement détente diamanté divorcé divorcée doppelgänger éclair élan élite émigré émigrée
entrecôte entrée épée étude exposé façade fête fiancé fiancée flâneur fricassée gâteau habitué hôtelier ingénue jalapeño
lycée macramé maître mañana matinée mélange mêlée métier mésalliance naïf négligée objet pâté pâtisserie pâtissier
piñata piqué précis protégé protégée purée raclée ragoût régime résumé rôle rosé roué sauté séance señor señora señorita
smörgåsbord soirée soufflé soupçon tête touché toupée vicuña
`

/** Words and forms of words that have no plural in s. */
const others = `
appliqué après châteaux clichéd déclassé décolleté déjà démodé déshabillé fêted flambé flambéed frappé gâteaux glacé
lamé moiré naïve naïvely naïveté naïvety né née outré passé pièce précised puréed réchauffé recherché
risqué sautéed sautéing sautés soigné soignée suède über velouté voilà première premières
`

/** Words that are spelt correctly only beside one another. A hyphen counts as a space. */
const phrases = `
à deux, à la, à la carte, à la mode, à point, à propos, au naturel, bête noire, bêtes noires, café au lait,
carte blanche, cause célèbre, causes célèbres, chargé d’affaires, cordon bleu, coup d’état, coups d’état, coup de grâce,
crème anglaise, crème brûlée, crème caramel, crème de la crème, crème de menthe, crème fraîche, déjà vu, éminence grise,
fait accompli, fin de siècle, foie gras, folie à deux, hors d’œuvre, hors d’œuvres, joie de vivre, maître d’,
maître d’hôtel, mange tout, ménage à trois, mise en place, mise en scène, mot juste, mots justes, objet d’art, objets d’art,
objet trouvé, pain au chocolat, papier mâché, auto-da-fé, bric-à-brac, el niño, pièce de résistance,
pied à terre, prêt-à-porter, prix fixe, raison d’être, raisons d’être, roman à clef, table d’hôte, tête à tête,
tour de force, trompe l’œil, vis à vis, vin ordinaire
`

/** Lists the words with accents, and their plurals, in composed form (NFC). */
export function accentedWords(): string[] {
  const singular = nouns.trim().split(/\s+/)
  return [...singular, ...singular.map((noun) => `${noun}s`), ...others.trim().split(/\s+/)]
}

/** Removes the accents of a word. */
export const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}+/gu, '')

/** More characters than any phrase has. */
const LONGEST_PHRASE = 30

/** The phrases, each with and without its accents; listed only when a word is unknown. */
let knownPhrases: string[] | undefined

/** Whether a word of a text is part of a foreign phrase that is used in English, such as “à la carte”. */
export function isInPhrase(text: string, { text: word, index }: Word): boolean {
  knownPhrases ??= phrases
    .trim()
    .split(/,\s+/)
    .flatMap((phrase) => [phrase, withoutAccents(phrase)].map(plain))
  const context = plain(text.slice(Math.max(0, index - LONGEST_PHRASE), index + word.length + LONGEST_PHRASE))
  const plainWord = plain(word)
  return knownPhrases.some((phrase) => phrase.includes(plainWord) && context.includes(phrase))
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[\s-]+/g, ' ')
