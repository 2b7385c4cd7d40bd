import type { CasePage as Page } from '../../lib/pages/cases/cases'
import { ComparisonCase } from './ComparisonCase'
import { SingleCase } from './SingleCase'

/** A page below `/cases`: an A/B test or a test of one page, each composed in its own way. */
export function CasePage(page: Page) {
  return page.layout === 'comparison' ? <ComparisonCase {...page} /> : <SingleCase {...page} />
}
