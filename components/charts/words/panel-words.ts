import { type Channel, type Report, tokenOf } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { formatText, type ReportTexts } from '../../../lib/i18n/client/report-texts'
import { unitOf } from './curve-words'
import { capital, peopleOf } from './words'

/**
 * Returns the caption for all curves of a panel: whose data it is, what values are relative to and, around a first
 * look, how many people could be counted.
 */
export function panelWords(
  report: Report,
  [first = 'happiness']: readonly Channel[],
  texts: ReportTexts,
  area?: string,
): string[] {
  const unit = unitOf(first, texts)
  const above = formatText(texts, area === undefined ? 'curve.above' : 'curve.aboveLook', { unit })
  return [peopleOf(report, texts), above, ...(area === undefined ? [] : [usableText(report, area, first, texts)])]
}

/** Returns the caption of one chart in a panel: its unit, if it differs from the panel's. */
export function captionBeside(channel: Channel, [first = channel]: readonly Channel[], texts: ReportTexts): string[] {
  const unit = unitOf(channel, texts)
  return unit === unitOf(first, texts) ? [] : [`${unit}.`]
}

/** Says how many people of each version could be counted around a first look, and why not all of them. */
export function usableText(report: Report, area: string, channel: Channel, texts: ReportTexts): string {
  const locked = report.locked.find((each) => each.area === area)
  const curves = locked?.channels.find((each) => each.channel === channel)?.curves ?? []
  const counted = curves.map(({ usable, of }, index) => {
    const letter = locked?.letters[index] ?? 'a'
    const count = formatText(texts, 'curve.usable', { letter: capital(letter), usable, of })
    const { never = 0, noFixation = 0 } = report.figures.get(`${letter}.areas.${tokenOf(area)}.firstLook`) ?? {}
    const short = of - usable - never - noFixation
    const why = [
      never > 0 && formatText(texts, 'curve.never', { n: never }),
      noFixation > 0 && formatText(texts, 'curve.noFixation', { n: noFixation }),
      short > 0 && formatText(texts, 'curve.short', { n: short }),
      usable < settings.MIN_PEOPLE && formatText(texts, 'curve.few', { least: settings.MIN_PEOPLE }),
    ].filter(Boolean)
    return why.length === 0 ? count : formatText(texts, 'curve.left', { usable: count, why: why.join(', ') })
  })
  return `${counted.join('; ')}.`
}
