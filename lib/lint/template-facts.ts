/**
 * Facts that templates read directly, without a token in a text: those of the pricing table. A test compares this list
 * with the templates.
 */
export const templateFacts: readonly string[] = ['lite', 'pro', 'enterprise'].flatMap((plan) =>
  ['price', 'tests', 'includedMinutes', 'additionalMinute', 'panel', 'users', 'support', 'payment'].map(
    (name) => `plans.${plan}.${name}`,
  ),
)
