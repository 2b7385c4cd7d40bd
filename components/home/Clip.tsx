import { useEffect, useRef, useState } from 'react'
import type { Clip as ClipFiles } from '../../lib/pages/home/clips'
import styles from './Clip.module.css'
import { pause, play, playOnceDrawn } from './play'

/** The labels of a clip's button. */
export type ClipTexts = Record<'play' | 'pause', string>

/**
 * The video of a feature over its first frame, and the button that plays it. The frame is a picture that loads when it
 * is close to the window; the video is not fetched until it plays. Without scripts it has the browser's own
 * controls, and under reduced motion only the picture is shown.
 * @param name the name of the video
 * @param alt the clip in words
 * @param chosen whether its tab is chosen; otherwise the video is paused
 */
export function Clip({ clip, texts, name, alt, chosen, className }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const { src, starts } = clip
  useEffect(() => {
    if (!chosen) pause(video.current)
    else if (starts) return playOnceDrawn(video.current)
  }, [chosen, starts])
  return (
    <>
      <button
        type="button"
        className={styles.play}
        data-playing={playing || undefined}
        aria-label={playing ? texts.pause : texts.play}
        onClick={() => (playing ? pause(video.current) : play(video.current))}
      />
      <figure className={className}>
        <picture>
          <source type="image/avif" srcSet={`${src}.avif`} />
          <img src={`${src}.webp`} alt={alt} width="960" height="600" loading="lazy" decoding="async" />
        </picture>
        <video
          ref={video}
          className={styles.video}
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
          <source src={`${src}.webm`} type={AV1} media={MOTION_ALLOWED} />
          {/* Otherwise, if neither source loads, the video would wait for ever while its button says it is playing. */}
          <source src={`${src}.mp4`} type="video/mp4" media={MOTION_ALLOWED} onError={() => pause(video.current)} />
        </video>
      </figure>
    </>
  )
}

/** The full codec string, because some browsers support WebM but not AV1. */
const AV1 = 'video/webm;codecs=av01.0.04M.08'

/** Under reduced motion no source matches, so nothing is fetched. */
const MOTION_ALLOWED = '(prefers-reduced-motion:no-preference)'

interface ClipProps {
  clip: ClipFiles
  texts: ClipTexts
  name: string
  alt: string
  chosen: boolean
  className: string | undefined
}
