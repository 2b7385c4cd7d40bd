import type { MessageCase } from './message-case'
import { textOf } from './page'

export const tokenCases: readonly MessageCase[] = [
  {
    id: 'token-unknown',
    bad: textOf('From {{plans.lite.pirce}}\nto [pro {{plans.pro.price}}](/{{x.y}}).'),
    near: textOf('From {{plans.lite.price}} to {{plans.pro.price}}, `{{name}}`.'),
  },
  {
    id: 'token-braces',
    bad: textOf('From {{plans.lite.price}} to {{ plans.pro.price }}.'),
    near: textOf('From {plans.lite.price} to `{{ plans.pro.price }}`.'),
  },
]
