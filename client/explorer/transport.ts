import { type Scene, shownOf, WORDS } from './scene'
import { numeral, seconds, text } from './texts'

/** A frame counts for no more than this, in milliseconds: a page that was out of sight goes on where it was. */
const LONGEST_FRAME = 250
/** What who wants less motion goes on by, in milliseconds. */
const STEP = 1000

/** Where pictures begin that are brought back: below the header, in pixels. */
const TOP = 80

/**
 * Brings the pictures back to the top of the window where none is whole in it, or the scrubber is below it. Where both do
 * not fit, what is pressed stays where it is.
 */
function bringBack(scene: Scene, range: HTMLElement): void {
  const boxes = shownOf(scene).map(({ frame }) => frame.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top)) - TOP
  const end = range.getBoundingClientRect().bottom
  const isWhole = boxes.some((box) => box.top >= TOP && box.bottom <= innerHeight)
  if ((!isWhole || end > innerHeight) && end - top <= innerHeight) scrollBy({ top })
}

/** Where the next step leads: to the next whole one, and from the end to the beginning. */
export const nextStep = (t: number, until: number): number =>
  t >= until ? 0 : Math.min(until, Math.floor(t / STEP + 1) * STEP)

/** Brings play, pause and the scrubber to life. @returns starts or stops, as a click does */
export function makeTransport(scene: Scene): () => void {
  const { stage, limits } = scene
  const find = <Found extends HTMLElement>(name: string) => stage.querySelector<Found>(`[data-${name}]`) as Found
  const [play, range, now] = [find<HTMLButtonElement>('play'), find<HTMLInputElement>('range'), find('now')]
  const [cover, past, slide] = [find('cover'), find('past'), find('slide')]
  const word = play.querySelector('span') as HTMLElement
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let shown = ''

  const run = (from: number) => {
    const go = (time: number) => {
      if (!scene.playing) return
      const t = Math.min(limits.until, scene.state.t + Math.min(LONGEST_FRAME, Math.max(0, time - from)))
      from = time
      scene.play(t)
      if (t < limits.until) requestAnimationFrame(go)
      else pause()
    }
    requestAnimationFrame(go)
  }
  const say = () => {
    play.toggleAttribute('data-playing', scene.playing)
    word.textContent = text(scene.playing ? 'pause' : 'play')
  }
  // Browsers lay a range out anew for each value, and programs may read each out: while the time runs, once a second.
  const follow = () => {
    range.value = shown
    range.setAttribute('aria-valuetext', text('time', { now: shown, all: numeral(limits.until / 1000, 0) }))
  }
  const tell = () => {
    const moment = seconds(scene.state.t)
    if (moment !== shown) now.textContent = moment
    shown = moment
    if (!scene.playing || Math.floor(Number(shown)) !== Math.floor(Number(range.value))) follow()
  }
  const pause = () => {
    scene.playing = false
    say()
    tell()
    // The address says where it stopped.
    scene.set({})
  }
  const press = () => {
    if (!scene.playing) bringBack(scene, range)
    if (still.matches) {
      scene.set({ t: nextStep(scene.state.t, limits.until) })
      // A focused button whose name changes is read out: who steps hears where that led.
      const step = play.querySelector('span:last-of-type')?.textContent
      return play.setAttribute('aria-label', `${step}: ${range.getAttribute('aria-valuetext')}`)
    }
    play.removeAttribute('aria-label')
    if (scene.playing) return pause()
    scene.playing = true
    say()
    if (scene.state.t >= limits.until) scene.play(0)
    run(performance.now())
  }
  play.addEventListener('click', press)
  // Keys go on from the moment that is shown.
  range.addEventListener('keydown', follow)
  range.addEventListener('input', () => {
    const t = Math.round(Number(range.value) * 1000)
    if (scene.playing) pause()
    scene.set({ t })
  })
  scene.follow(({ t }, before) => {
    if (t === before?.t) return
    const share = t / limits.until
    cover.style.transform = `scaleX(${1 - share})`
    past.style.transform = `scaleX(${share})`
    slide.style.transform = `translateX(${-100 * (1 - share)}%)`
    if (scene.isTurn(WORDS)) tell()
  })
  return press
}
