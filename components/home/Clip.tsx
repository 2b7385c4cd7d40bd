import { useEffect, useRef, useState } from 'react'
import type { Clip as ClipFiles } from '../../lib/pages/home/clips'
import styles from './Clip.module.css'
import { pause, play, playOnceDrawn } from './play'

/** What the button of a clip does, in words. */
export type ClipTexts = Record<'play' | 'pause', string>

/**
 * The film of a feature over its first frame, and the button that plays it. The frame is a picture that loads when it is
 * near; of the film nothing is fetched until it plays. Without script it has the browser's own controls; whoever wants
 * less motion gets the picture alone.
 * @param name what the film is called
 * @param alt what it shows, in words
 * @param chosen whether its tab is: a film that is left pauses
 */
export function Clip({ clip, texts, name, alt, chosen, className }: ClipProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const { src, starts } = clip
  useEffect(() => {
    if (!chosen) pause(film.current)
    else if (starts) return playOnceDrawn(film.current)
  }, [chosen, starts])
  return (
    <>
      <button
        type="button"
        className={styles.play}
        data-playing={playing || undefined}
        aria-label={playing ? texts.pause : texts.play}
        onClick={() => (playing ? pause(film.current) : play(film.current))}
      />
      <figure className={className}>
        <picture>
          <source type="image/avif" srcSet={`${src}.avif`} />
          <img src={`${src}.webp`} alt={alt} width="960" height="600" loading="lazy" decoding="async" />
        </picture>
        <video
          ref={film}
          className={styles.film}
          aria-label={name}
          width="960"
          height="600"
          preload="none"
          controls
          loop
          muted
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={`${src}.webm`} type={AV1} media={MOVING} />
          {/* Where neither came a film would wait for ever, and its button would say that it plays. */}
          <source src={`${src}.mp4`} type="video/mp4" media={MOVING} onError={() => pause(film.current)} />
        </video>
      </figure>
    </>
  )
}

/** Named in full: there are browsers that know webm and not what is in these. */
const AV1 = 'video/webm;codecs=av01.0.04M.08'

/** A film without any source that fits is never fetched. */
const MOVING = '(prefers-reduced-motion:no-preference)'

interface ClipProps {
  clip: ClipFiles
  texts: ClipTexts
  name: string
  alt: string
  chosen: boolean
  className: string | undefined
}
