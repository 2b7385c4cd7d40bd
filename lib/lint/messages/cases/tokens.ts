import type { MessageCase } from './message-case'
import { textOf } from './page'
import { changed } from './pages'

/** So many testers whose results are free. */
const testers = (count: number) => ({
  ...textOf('Results for the first {{service.freeTesters}} are free.'),
  ...changed('content/facts.yml', 'freeTesters: { count: 2', `freeTesters: { count: ${count}`),
})

export const tokenCases: readonly MessageCase[] = [
  {
    id: 'token-unknown',
    bad: textOf('From {{plans.lite.pirce}}\nto [pro {{plans.pro.price}}](/{{x.y}}).'),
    near: textOf('From {{plans.lite.price}} to {{plans.pro.price}}, `{{name}}`.'),
  },
  {
    id: 'token-unknown',
    bad: textOf(
      'Late: {{terms.lateInterest}}.\n\nAll {{PLANS}}, {{Plans.Lite}} or {{TERMS.LAW}}.\n\nIn {{terms.nothing}}.',
    ),
    near: textOf('Late: {{terms.lateInterestPercentPerMonth}}.\n\nAll {{plans.lite.price}} or {{terms.law}}.'),
  },
  {
    id: 'token-more-braces',
    bad: textOf('From {{{plans.lite.price}}} to\n{{plans.pro.price}}}, or [{{{{terms.law}}](/).'),
    near: textOf('From {{plans.lite.price}} to { {{plans.pro.price}} }, `{{{terms.law}}}`.'),
  },
  {
    id: 'token-braces',
    bad: textOf('From {{plans.lite.price}} to {{ plans.pro.price }}.'),
    near: textOf('From {plans.lite.price} to `{{ plans.pro.price }}`.'),
  },
  {
    id: 'token-braces',
    bad: textOf('From {{ plans.lite.price }} to {{plans.pro.price}} and {{ x.y }}, {{terms.law, {{terms.law}} or }}.'),
    near: textOf('From {{plans.lite.price}} to {{plans.pro.price}}.'),
  },
  {
    id: 'token-first-none',
    bad: testers(0),
    near: testers(1),
  },
]
