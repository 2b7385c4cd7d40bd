import { readStimulus, type Stimulus } from '../headline/stimulus'
import { getTexts } from '../i18n/texts'
import { href, signUpUrl } from '../urls'
import { readEntry } from './read-entry'
import { homeSchema } from './schemas/home'
import { getSite } from './site'

/** Where the words of the home page stand. */
export const HOME_FILE = 'content/pages/home.md'

/** The view model of the home page. */
export type HomePage = Awaited<ReturnType<typeof getHomePage>>

/**
 * Everything that the home page says and where its links lead.
 * @throws ContentError where the file or a text does not hold what the page needs
 */
export async function getHomePage() {
  const [{ data }, site, t] = await Promise.all([readEntry(HOME_FILE, homeSchema), getSite(), getTexts()])
  const stimulus: Stimulus = readStimulus(data.headline)
  return {
    ...data,
    headline: { ...stimulus, legend: t('home.legend', { words: stimulus.winners }) },
    actions: {
      getStarted: { text: t('home.getStarted'), href: signUpUrl(site.signUp) },
      demo: { text: t('home.demo'), href: '#features' },
      contact: { text: t('home.contact'), href: href('/contact') },
    },
    links: {
      tryIt: { text: t('home.tryIt'), href: site.links.demoExperiment },
      results: { text: t('home.results'), href: site.links.sharedResults },
    },
    brands: site.clients,
  }
}
