import { getSite } from '../../content/site'
import { localeTag } from '../../i18n/locale-tag'
import { pickTexts } from '../../i18n/pick-texts'
import { getTexts } from '../../i18n/texts'
import { type Stimulus, simulateStimulus } from '../../images/headline/stimulus'
import { href, signUpUrl } from '../../shared/urls'
import { getDemoForm } from '../form-props'
import { readEntry } from '../get-content'
import { getClip } from './clips'
import { homeSchema } from './schema'

/**
 * The features in the order of their tabs, with the name of each clip. `starts` means that the clip plays as soon as
 * its tab is selected.
 */
const features = [
  { id: 'heatmaps', clip: 'heatmaps' },
  { id: 'emotions', clip: 'emotions' },
  { id: 'heartRate', clip: 'heart-rate' },
  { id: 'areasOfInterest', clip: 'areas-of-interest', starts: true },
] as const

/** The view model of the home page. */
export type HomePage = Awaited<ReturnType<typeof getHomePage>>

/**
 * Returns everything that the home page shows, with the addresses of its links.
 * @param file the path of its content file
 * @throws ContentError with every problem of the file or of the texts it uses
 */
export async function getHomePage(file: string) {
  const [{ data }, site, t] = await Promise.all([readEntry(file, homeSchema), getSite(), getTexts()])
  const stimulus: Stimulus = simulateStimulus(data.headline, localeTag())
  return {
    ...data,
    headline: { ...stimulus, legend: t('home.legend', { words: stimulus.mostLookedAt }) },
    features: {
      title: data.features.title,
      intro: data.features.intro,
      fault: t('errors.island'),
      missing: t('switcher.missing'),
      switcher: {
        texts: pickTexts(t, 'switcher', ['legend', 'play', 'pause', 'watch', ...features.map(({ id }) => id)]),
        features: await Promise.all(
          features.map(async ({ id, clip, ...options }) => {
            const { text, picture: alt, note } = data.features.panels[id]
            return { id, text, alt, note, clip: await getClip(clip, options) }
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
