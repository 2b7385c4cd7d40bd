import type { Texts } from '../i18n/texts'

/** Stands in the title block of a case whose data are simulated, above every figure of the page. */
export const simulatedOf = (t: Texts) => ({ label: t('cases.simulatedLabel'), text: t('cases.simulated') })

/** Says that the artwork was drawn for this site. */
export const exampleOf = (t: Texts) => ({ label: t('cases.exampleLabel'), text: t('cases.example') })

/** Where the results of a case come from. */
export type CaseSource = 'simulated' | 'measured'

/** What is said of the data wherever some of them are shown: that they are simulated, where any are. */
export const dataNoteOf = (sources: readonly CaseSource[], t: Texts): string =>
  (sources.includes('simulated') ? simulatedOf(t) : exampleOf(t)).label
