'use client'

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIslandTexts } from '../../lib/i18n/client/use-island-texts'
import type { Template, TextValues } from '../../lib/i18n/text-key'
import type { Clip as ClipFiles } from '../../lib/pages/home/clips'
import { MotionPanel } from '../motion/MotionPanel'
import type { ClipTexts } from './Clip'
import { Panel } from './Panel'
import styles from './Switcher.module.css'

/** The four features, in the order of their tabs. The first one is selected initially. */
type FeatureId = 'heatmaps' | 'emotions' | 'heartRate' | 'areasOfInterest'

/** One tab, and the content of its panel. */
export interface Feature {
  id: FeatureId
  text: string
  /** The clip in words. */
  alt: string
  /** The source of the data shown. */
  note: string
  clip: ClipFiles
}

/** The props of the switcher, which are serialisable. */
export interface SwitcherProps {
  texts: Record<FeatureId | 'legend', string> & ClipTexts & { watch: Template<TextValues<'switcher.watch'>> }
  features: Feature[]
}

/**
 * Four coloured panels, exactly one of which is open. Their tabs are native radio buttons, so the choice works without
 * scripts, and a choice made before hydration is kept: the radio buttons hold the state, and this component follows
 * them.
 */
export function Switcher({ texts, features }: SwitcherProps) {
  const words = useIslandTexts('switcher', texts)
  const group = useRef<HTMLFieldSetElement>(null)
  const first = features[0]?.id ?? ''
  const [{ chosen, seen }, setChoice] = useState({ chosen: first as string, seen: [first as string] })
  const choose = (id: string) => setChoice(({ seen }) => ({ chosen: id, seen: [...seen, id] }))
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked) setChoice(({ seen }) => ({ chosen: checked.value, seen: [...seen, checked.value] }))
  }, [])
  return (
    <fieldset className={styles.group} ref={group}>
      <legend className="visually-hidden">{words.legend}</legend>
      <div className={styles.tabs}>
        {features.map((feature, index) => (
          <div key={feature.id} className={`${styles.tab} ${styles[feature.id]}`}>
            <img
              src={`${feature.clip.src}.svg`}
              alt=""
              width="192"
              height="556"
              loading="lazy"
              className={styles.sketch}
            />
            <label className={styles.label}>
              <input
                type="radio"
                name="feature"
                value={feature.id}
                defaultChecked={index === 0}
                onChange={() => choose(feature.id)}
                onKeyDown={chooseByHomeAndEnd}
              />
              <span>{words[feature.id]}</span>
            </label>
            <MotionPanel
              name={feature.id}
              shown={chosen === feature.id}
              seen={seen.includes(feature.id)}
              className={styles.panel}
            >
              <Panel feature={feature} words={words} chosen={chosen === feature.id} />
            </MotionPanel>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Adds Home and End to the arrow keys, which radio buttons support natively. */
function chooseByHomeAndEnd(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Home' && event.key !== 'End') return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const radios = event.currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]')
  const wanted = event.key === 'Home' ? radios?.[0] : radios?.[radios.length - 1]
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
  wanted.click()
}
