import type { Relay } from './relay'

/** Returns the clips that were requested, each once, in order. */
export const requestedClips = ({ requested }: Relay): string[] => [
  ...new Set(
    requested.filter((path) => /\.(webm|mp4)$/.test(path)).map((path) => path.replace(/^\/media\/clips\//, '')),
  ),
]

/** The state of a clip. */
export interface Clip {
  paused: boolean
  /** Whether the browser has selected a source. */
  source: boolean
  /** The current time in seconds. */
  seconds: number
  /** Whether the browser shows its own controls. */
  controls: boolean
  /** The current frame as 16 by 10 pixels; empty while there is none. */
  frame: string
}

/** Returns the state of the clip in one panel. Runs in the page. */
export function readClip(panel: string): Clip {
  const video = document.querySelector(`[data-panel="${panel}"] video`) as HTMLVideoElement
  const { paused, currentTime: seconds, controls, currentSrc, readyState } = video
  const canvas = document.createElement('canvas')
  canvas.width = 16
  canvas.height = 10
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  if (readyState >= video.HAVE_CURRENT_DATA) context.drawImage(video, 0, 0, 16, 10)
  const frame = readyState < video.HAVE_CURRENT_DATA ? '' : context.getImageData(0, 0, 16, 10).data.join()
  return { paused, source: currentSrc !== '', seconds, controls, frame }
}

/** The tabs whose clips are started by a button: label, panel and file. */
export const clipsWithButton = [
  ['Heatmaps', 'heatmaps', 'heatmaps'],
  ['Emotions', 'emotions', 'emotions'],
  ['Heart rate', 'heartRate', 'heart-rate'],
] as const
