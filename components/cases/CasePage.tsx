import type { CasePage as Page } from '../../lib/pages/cases/cases'
import { ComparisonCase } from './comparison/ComparisonCase'
import { SingleCase } from './single/SingleCase'

/** A page below `/cases`: an A/B test or a test of a single page, each with its own layout. */
export function CasePage(page: Page) {
  return page.layout === 'comparison' ? <ComparisonCase {...page} /> : <SingleCase {...page} />
}
