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
 * Returns the component that shows and inserts facts in the editor of a Markdown text. Editors choose a fact by its
 * label, which the text also shows. A name that is not a fact is kept as written, and the site’s check reports it.
 * @param all returns the facts that the text may use, in the order of the list. It is called each time, because one
 * component serves all forms, and a save can change the value of a fact
 */
export function factComponent(all: () => readonly FactChoice[]) {
  // An open text keeps a label with the value that the fact had.
  const names = new Map<unknown, string>()
  const labelOf = ({ label, name }: FactChoice) => {
    names.set(label, name)
    return label
  }
  const find = (fact: unknown) =>
    all().find(({ label }) => label === fact) ?? all().find(({ name }) => name === names.get(fact))
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
          return all().map(labelOf)
        },
      },
    ],
    pattern: new RegExp(FACT),
    fromBlock({ groups: { name = '' } = {} }: RegExpMatchArray) {
      const found = all().find((each) => each.name === name)
      return { fact: found ? labelOf(found) : name }
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
