import { readStimulus, type Stimulus } from '../headline/stimulus'
import { pickTexts } from '../i18n/pick-texts'
import { getTexts } from '../i18n/texts'
import { getPicture } from '../pictures/get-picture'
import { href, signUpUrl } from '../urls'
import { getDemoForm } from './form-props'
import { readEntry } from './read-entry'
import { homeSchema } from './schemas/home'
import { getSite } from './site'

/** Where the words of the home page stand. */
export const HOME_FILE = 'content/pages/home.md'

/** The features in the order of their tabs, with the file of each still. Its widths are those of an open panel. */
const features = [
  { id: 'heatmaps', still: 'heatmaps' },
  { id: 'emotions', still: 'emotions' },
  { id: 'heartRate', still: 'heart-rate' },
  { id: 'areasOfInterest', still: 'areas-of-interest' },
] as const
const STILL_WIDTHS = [640, 1280]

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
    features: {
      title: data.features.title,
      intro: data.features.intro,
      fault: t('errors.island'),
      switcher: {
        texts: pickTexts(t, 'switcher', ['legend', ...features.map(({ id }) => id)]),
        features: await Promise.all(
          features.map(async ({ id, still }) => {
            const { text, picture: alt, note } = data.features.panels[id]
            const file = `content/pages/home/${still}.png`
            return { id, text, alt, note, picture: await getPicture(file, { widths: STILL_WIDTHS }) }
          }),
        ),
      },
    },
    actions: {
      getStarted: { text: t('home.getStarted'), href: signUpUrl(site.signUp) },
      demo: { text: t('home.demo'), href: '#features' },
      contact: { text: t('home.contact'), href: href('/contact') },
    },
    demo: { ...data.demo, fault: t('errors.island'), form: await getDemoForm() },
    links: {
      tryIt: { text: t('home.tryIt'), href: site.links.demoExperiment },
      results: { text: t('home.results'), href: site.links.sharedResults },
    },
    brands: site.clients,
  }
}
