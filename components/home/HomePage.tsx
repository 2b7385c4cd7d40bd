import type { HomePage as Model } from '../../lib/content/home'
import { DemoPanel } from './DemoPanel'
import { Features } from './Features'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { Logos } from './Logos'
import { Markets } from './Markets'

/** The home page, from the tested headline down to the brands. */
export function HomePage(page: Model) {
  return (
    <>
      <Hero headline={page.headline} lead={page.lead} actions={page.actions} />
      <Features {...page.features} />
      <HowItWorks {...page.how} links={page.links} />
      <Markets {...page.markets} />
      <DemoPanel {...page.demo} />
      <Logos title={page.clients.title} brands={page.brands} />
    </>
  )
}
