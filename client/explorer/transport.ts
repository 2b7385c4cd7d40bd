import { type ExplorerStore, TEXT_TURN, visibleVersions } from './store'
import { formatNumber, seconds, text } from './texts'

/**
 * The longest time by which a frame advances the stage, in milliseconds, so that a page that was hidden continues where
 * it stopped.
 */
const MAX_FRAME_MS = 250
/** The step by which the play button advances the time under reduced motion, in milliseconds. */
const STEP = 1000

/**
 * The distance of the pictures from the top of the window after scrolling, in pixels: it leaves room for the header.
 */
const TOP = 80

/**
 * Scrolls the pictures to the top of the window if none of them is fully visible, or if the slider is below the window.
 * If the pictures and the slider do not fit into the window, nothing is scrolled.
 */
function scrollToPictures(store: ExplorerStore, range: HTMLElement): void {
  const boxes = visibleVersions(store).map(({ frame }) => frame.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top)) - TOP
  const end = range.getBoundingClientRect().bottom
  const isWhole = boxes.some((box) => box.top >= TOP && box.bottom <= innerHeight)
  if ((!isWhole || end > innerHeight) && end - top <= innerHeight) scrollBy({ top })
}

/** Returns the moment after a step: the next whole second, but at most the end; from the end, the start. */
export const nextStep = (t: number, until: number): number =>
  t >= until ? 0 : Math.min(until, Math.floor(t / STEP + 1) * STEP)

/** Makes the play button and the slider work. @returns a function that plays or pauses, like a click */
export function makeTransport(store: ExplorerStore): () => void {
  const { stage, limits } = store
  const find = <Found extends HTMLElement>(name: string) => stage.querySelector<Found>(`[data-${name}]`) as Found
  const [play, range, now] = [find<HTMLButtonElement>('play'), find<HTMLInputElement>('range'), find('now')]
  const [cover, past, slide] = [find('cover'), find('past'), find('slide')]
  const label = play.querySelector('span') as HTMLElement
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let shown = ''

  const run = (from: number) => {
    const go = (time: number) => {
      if (!store.playing) return
      const t = Math.min(limits.until, store.state.t + Math.min(MAX_FRAME_MS, Math.max(0, time - from)))
      from = time
      store.play(t)
      if (t < limits.until) requestAnimationFrame(go)
      else pause()
    }
    requestAnimationFrame(go)
  }
  const showButton = () => {
    play.toggleAttribute('data-playing', store.playing)
    label.textContent = text(store.playing ? 'pause' : 'play')
  }
  // Browsers lay out the slider again for each value, and screen readers may announce it, so while playing it changes
  // only once a second.
  const updateRange = () => {
    range.value = shown
    range.setAttribute('aria-valuetext', text('time', { now: shown, all: formatNumber(limits.until / 1000, 0) }))
  }
  const showMoment = () => {
    const moment = seconds(store.state.t)
    if (moment !== shown) now.textContent = moment
    shown = moment
    if (!store.playing || Math.floor(Number(shown)) !== Math.floor(Number(range.value))) updateRange()
  }
  const pause = () => {
    store.playing = false
    showButton()
    showMoment()
    // This updates the address.
    store.set({})
  }
  const press = () => {
    if (!store.playing) scrollToPictures(store, range)
    if (reducedMotion.matches) {
      store.set({ t: nextStep(store.state.t, limits.until) })
      // A change in the name of a focused button is announced, so that screen reader users hear the new moment.
      const step = play.querySelector('span:last-of-type')?.textContent
      return play.setAttribute('aria-label', `${step}: ${range.getAttribute('aria-valuetext')}`)
    }
    play.removeAttribute('aria-label')
    if (store.playing) return pause()
    store.playing = true
    showButton()
    if (store.state.t >= limits.until) store.play(0)
    run(performance.now())
  }
  play.addEventListener('click', press)
  // Keys continue from the moment that is shown.
  range.addEventListener('keydown', updateRange)
  range.addEventListener('input', () => {
    const t = Math.round(Number(range.value) * 1000)
    if (store.playing) pause()
    store.set({ t })
  })
  store.subscribe(({ t }, before) => {
    if (t === before?.t) return
    const share = t / limits.until
    cover.style.transform = `scaleX(${1 - share})`
    past.style.transform = `scaleX(${share})`
    slide.style.transform = `translateX(${-100 * (1 - share)}%)`
    if (store.isTurn(TEXT_TURN)) showMoment()
  })
  return press
}
