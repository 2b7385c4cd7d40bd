import type { Texts } from '../i18n/texts'

/** Returns the note that the data of a case is simulated, shown before every figure on the page. */
export const simulatedNote = (t: Texts) => ({ label: t('cases.simulatedLabel'), text: t('cases.simulated') })

/** Returns the note that the artwork was drawn for this site. */
export const artworkNote = (t: Texts) => ({ label: t('cases.exampleLabel'), text: t('cases.example') })

/** Whether the results of a case are simulated or measured. */
export type CaseSource = 'simulated' | 'measured'

/**
 * Returns the label for one or more cases: that of simulated data if any case is simulated, otherwise that of the
 * artwork.
 */
export const caseLabel = (sources: readonly CaseSource[], t: Texts): string =>
  (sources.includes('simulated') ? simulatedNote(t) : artworkNote(t)).label
