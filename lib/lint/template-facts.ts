/** The plans, by the names that facts and interface texts have for them. */
export const planNames = ['lite', 'pro', 'enterprise'] as const

/**
 * Facts that templates read directly, without a token in a text: those of the pricing table. A test compares this list
 * with the templates.
 */
export const templateFacts: readonly string[] = planNames.flatMap((plan) =>
  ['price', 'tests', 'includedMinutes', 'additionalMinute', 'panel', 'users', 'support', 'payment'].map(
    (name) => `plans.${plan}.${name}`,
  ),
)
