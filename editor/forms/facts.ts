import { wordsOfName } from './words-of-name'

/** A fact that editors can choose. */
export interface FactChoice {
  /** The text between `{{` and `}}`. */
  name: string
  /** The value that pages show. */
  value: string
  /** Its name in words, with its value: `Plans, lite, price: €99`. */
  label: string
}

/**
 * Returns the facts that a text may use, in the order of their file.
 * @param tokens the value of each fact by name, as it is filled in
 */
export function factChoices(tokens: Iterable<readonly [name: string, value: string]>): FactChoice[] {
  return [...tokens].map(([name, value]) => {
    const words = name
      .split('.')
      .map((part, index) => (index === 0 ? wordsOfName(part) : lowerFirst(wordsOfName(part))))
    return { name, value, label: `${words.join(', ')}: ${value}` }
  })
}

/** Makes the first letter lower-case, but not in abbreviations such as `API access`. */
const lowerFirst = (words: string) =>
  /^[A-Z]{2}/.test(words) ? words : words.slice(0, 1).toLowerCase() + words.slice(1)

/** A fact within a line of text. */
const FACT = String.raw`\{\{(?<name>[A-Za-z][\w-]*(?:\.[\w-]+)*)\}\}`

/**
 * Returns the component with which the editor of a Markdown text shows and inserts facts. Editors choose a fact by its
 * label, which the text also shows. A name that is not a fact is kept as written, and the check of the site reports it.
 * @param own the facts that only this text may use, such as the figures of a case; the list begins with them
 */
export function factComponent(facts: readonly FactChoice[], own: () => readonly FactChoice[] = () => []) {
  // Asked each time, because one component serves all forms.
  const all = () => [...own(), ...facts]
  const find = (fact: unknown) => all().find(({ label }) => label === fact)
  return {
    id: 'fact',
    label: 'Fact',
    icon: 'data_object',
    trigger: 'button',
    // A fact is part of a sentence, where a form would not fit.
    mode: 'dialog',
    summary: '{{fact}}',
    fields: [
      {
        name: 'fact',
        label: 'Fact',
        widget: 'select',
        hint: 'Choose the fact that the page shows here.',
        get options() {
          return all().map(({ label }) => label)
        },
      },
    ],
    pattern: new RegExp(FACT),
    fromBlock({ groups: { name = '' } = {} }: RegExpMatchArray) {
      return { fact: all().find((each) => each.name === name)?.label ?? name }
    },
    // The editor asks for both before a fact is chosen.
    toBlock: ({ fact = '' }: { fact?: string }) => `{{${find(fact)?.name ?? fact}}}`,
    toPreview: ({ fact = '' }: { fact?: string }) => find(fact)?.value ?? fact,
  } as const
}

/** Fills in the value of each fact, to get a text's length as pages show it. An unknown name is kept. */
export function fillFacts(text: string, facts: readonly FactChoice[]): string {
  const values = new Map(facts.map(({ name, value }) => [name, value]))
  return text.replace(new RegExp(FACT, 'g'), (written, name: string) => values.get(name) ?? written)
}
