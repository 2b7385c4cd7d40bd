import type { FactChoice } from '../../editor/forms/facts'
import type { Diagnostic } from '../../lib/shared/diagnostic'

/** The end of a message about a number that a comment can suppress, which a form cannot contain. */
const suppression = ', or give the reason in a comment [^:<>]*: (?:<!-- number ok: reason -->|# number ok: reason)'

const newFact = String.raw`or add a fact to content/facts\.yml and use its token here`

/** What messages say about files, and what people can do in a form instead. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/Use the token of a fact in content\/facts\.yml/, 'Use a fact'],
  [/Use the token of a fact\b/, 'Use a fact'],
  [/Use the token of the setting/, 'Use the setting'],
  [/Use the token of the fact that you mean/, 'Use the fact that you mean'],
  [/Use the token if you mean that fact/, 'Use that fact if you mean it'],
  [
    /Use the token where the fact belongs, or remove the fact/,
    'Use it where it belongs, or ask an engineer to remove it',
  ],
  [
    /Write the token here, and its new value in content\/facts\.yml/,
    'Use that fact here, and write its new value under “Prices and facts”',
  ],
  [
    /Add a fact to the group “[^”]*” of content\/facts\.yml, and use its token here/,
    'Ask an engineer to add a fact to this text',
  ],
  [/There is no token /, 'There is no fact '],
  [/Write one of these: \{\{[\w.]+(?:…)?\}\}.*/, 'Choose one from the list of facts, or delete it.'],
  [/These braces are not a token/, 'These braces are not a fact'],
  [/Write a token as \{\{group\.name\}\}/, 'Write a fact as {{group.name}}'],
  [/cannot be part of a token/, 'cannot be part of the name of a fact'],
  [/is how a fact is written in content\/facts\.yml/, 'is how a fact is defined'],
  [/Write the fact there, under a name, and here its token, such as/, 'Use a fact here, such as'],
  [/to content\/site\.yml and use its token/, 'to “Company” and use its fact'],
  [/, such as \{\{\w+\.…\}\}/, ''],
  [/in content\/facts\.yml/, 'under “Prices and facts”'],
  [/in the timeZone of content\/site\.yml/, 'in the time zone of the site'],
]

/**
 * Rewords a message for a form, in which facts have names in words and there are no comments.
 * @param facts those that people can choose
 */
export function rewordForForms(
  { what, fix, severity }: Pick<Diagnostic, 'what' | 'fix' | 'severity'>,
  facts: readonly FactChoice[],
): string {
  const isError = severity === 'error'
  // People may leave a warning as it is.
  const sentences = `${what} ${fix}`
    .replace(
      new RegExp(newFact + suppression),
      `or ask an engineer to add one${isError ? ' or to allow this number' : ''}`,
    )
    .replace(new RegExp(newFact), 'or ask an engineer to add one')
    .replace(new RegExp(suppression), isError ? ', or ask an engineer to allow it' : '')
  const reworded = phrases.reduce((text, [from, to]) => text.replace(from, to), sentences)
  return nameBareFacts(nameFacts(reworded, facts), facts)
}

/** Replaces the names of facts that have no braces, such as `plans.lite.price`, with their names in words. */
export function nameBareFacts(text: string, facts: readonly FactChoice[]): string {
  return text.replace(/(?<![\w{./@-])[a-z]\w*(?:\.[a-z]\w*)+(?![\w}./@-])/gi, (written) => {
    const fact = facts.find(({ name }) => name === written)
    return fact ? `“${fact.label.slice(0, -`: ${fact.value}`.length)}”` : written
  })
}

/** Names facts as the list in a form does: by their names in words, with their values. */
function nameFacts(text: string, facts: readonly FactChoice[]): string {
  return text.replace(
    /(Write )?“?\{\{([\w.-]+)\}\}”?(.*?, which (?:is|becomes) “([^”]*)”)?/g,
    (written, write: string | undefined, name: string, rest = '', value = '') => {
      const fact = facts.find((each) => each.name === name)
      if (!fact) return written
      const isRepeated = value === fact.value
      const after = isRepeated ? rest.replace(/, which (?:is|becomes) “[^”]*”$/, '') : rest
      return `${write === undefined ? '' : 'Use '}“${fact.label}”${after}`
    },
  )
}
