import type { HomePage as Model } from '../../lib/pages/home/view'
import { Reveal } from '../ui/Reveal'
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
      <Reveal>
        <HowItWorks {...page.how} links={page.links} />
      </Reveal>
      <Reveal>
        <Markets {...page.markets} />
      </Reveal>
      <DemoPanel {...page.demo} />
      <Reveal>
        <Logos title={page.clients.title} brands={page.brands} />
      </Reveal>
    </>
  )
}
