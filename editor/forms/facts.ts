import { wordsOfName } from './words-of-name'

/** A fact, as editors choose it. */
export interface FactChoice {
  /** What stands between `{{` and `}}`. */
  name: string
  /** What pages show. */
  value: string
  /** Its name in words, with its value: `Plans, lite, price: €99`. */
  label: string
}

/**
 * The facts that a text may use, in the order of their file.
 * @param tokens the value of each by name, as they are filled in
 */
export function factChoices(tokens: Iterable<readonly [name: string, value: string]>): FactChoice[] {
  return [...tokens].map(([name, value]) => {
    const words = name
      .split('.')
      .map((part, index) => (index === 0 ? wordsOfName(part) : lowerFirst(wordsOfName(part))))
    return { name, value, label: `${words.join(', ')}: ${value}` }
  })
}

/** `API access` keeps its capitals. */
const lowerFirst = (words: string) =>
  /^[A-Z]{2}/.test(words) ? words : words.slice(0, 1).toLowerCase() + words.slice(1)

/** A fact within a line of text. The browser makes a regular expression of it. */
export const FACT = String.raw`\{\{(?<name>[A-Za-z][\w-]*(?:\.[\w-]+)*)\}\}`

/** How a fact is written in a text. */
export const writeFact = (name: string) => `{{${name}}}`

/**
 * The component with which the editor of a Markdown text shows and inserts facts. It is data: the browser adds the pattern
 * `FACT` as a regular expression and `writeFact`, and registers it.
 */
export function factComponent(facts: readonly FactChoice[]) {
  return {
    id: 'fact',
    label: 'Fact',
    icon: 'data_object',
    trigger: 'button',
    // A fact stands within a sentence, where a form would not fit.
    mode: 'dialog',
    summary: '{{name}}',
    fields: [
      {
        name: 'name',
        label: 'Fact',
        widget: 'select',
        hint: 'Choose the fact that the page shows here.',
        options: facts.map(({ name, label }) => ({ value: name, label })),
      },
    ],
  } as const
}

/** A text with the value of each fact, for its length as pages show it. An unknown name stays as it is. */
export function fillFacts(text: string, facts: readonly FactChoice[]): string {
  const values = new Map(facts.map(({ name, value }) => [name, value]))
  return text.replace(new RegExp(FACT, 'g'), (written, name: string) => values.get(name) ?? written)
}
