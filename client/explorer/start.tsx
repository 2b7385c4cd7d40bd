/** @jsxImportSource ../jsx */
import { type ExplorerVersion, unpackVersion } from '../../lib/charts/explorer-data'
import { fetchText } from '../fetch-all'
import { create } from '../jsx/jsx-runtime'
import { debounce } from '../throttle'
import { bindAlternatives } from './alternatives'
import { makeArea } from './area'
import { makeCompare } from './compare'
import { bindCounts } from './counts'
import { bindCursors } from './cursors'
import { makeEyes } from './eyes'
import { makeFeelings } from './feelings'
import { makeGroups } from './groups'
import { makeHeat, makeHeatSwitch } from './heat'
import { type Light, makeLight } from './light'
import { makePeople } from './people'
import { skipRestOfPage } from './skip-rest-of-page'
import { type ExplorerStore, makeStore } from './store'
import { text } from './texts'
import { makeTransport } from './transport'

/** The maximum number of canvas pixels per CSS pixel: more would take time in every frame without being visible. */
const MAX_DENSITY = 2

/** How long a width must be unchanged before the pictures are redrawn, in milliseconds. */
const RESIZE_PAUSE_MS = 120

/** Events after which loading is tried again if it has failed. */
const INTENTS = ['click', 'input']

/**
 * Fetches the data of a stage and makes it interactive. If the data cannot be loaded, the stage stays static and shows
 * a message, and the visitor's next click or input tries again.
 * @throws any error in the explorer itself, for the console: trying again would not help. The stage shows a message.
 */
export async function startExplorer(stage: HTMLElement): Promise<void> {
  const [message, retryButton] = [...stage.querySelectorAll<HTMLElement>('[data-error-message], [data-again]')]
  const showMessage = (words: string, canRetry = words !== '') => {
    if (!message || !retryButton) return
    message.textContent = words
    // The button disappears: the focus moves to the play button of the stage.
    if (!canRetry && retryButton === document.activeElement) stage.querySelector<HTMLElement>('[data-play]')?.focus()
    retryButton.hidden = !canRetry
  }
  const data = await load(stage).catch((error: Partial<Response>) => {
    delete stage.dataset.held
    showMessage(error.status ? text('missingStatus', { status: error.status }) : text('missing'))
  })
  if (!data) return awaitRetry(stage)
  try {
    makeInteractive(makeStore(stage, data))
    showMessage('')
  } catch (error) {
    delete stage.dataset.held
    stage.querySelector('[data-groups]')?.replaceChildren()
    showMessage(text('failed'), false)
    throw error
  }
}

/**
 * Loads the data, and waits for the pictures. Rejects with the response if its status is an error, and also if a file
 * or a picture cannot be loaded or parsed.
 */
async function load(stage: HTMLElement): Promise<ExplorerVersion[]> {
  const texts = await Promise.all((stage.dataset.explorer?.split(' ') ?? []).map(fetchText))
  await Promise.all([...stage.querySelectorAll('img')].map((image) => image.decode()))
  return texts.map(unpackVersion)
}

/** Starts again at the next click or input. */
function awaitRetry(stage: HTMLElement): void {
  const retried = new AbortController()
  const retry = ({ type, target }: Event) => {
    if (type === 'click' && (target as Element).closest('[data-play]')) stage.dataset.held = ''
    retried.abort()
    startExplorer(stage)
  }
  for (const type of INTENTS) stage.addEventListener(type, retry, { signal: retried.signal })
}

/** Makes the stage interactive: its pictures, text, slider and controls follow the state. */
function makeInteractive(store: ExplorerStore): void {
  const { stage, versions, limits } = store
  // The slider may have been moved before its script arrived.
  const range = stage.querySelector<HTMLInputElement>('[data-range]') as HTMLInputElement
  const moved = Number(range.value) * 1000
  const lights = versions.map(makeLight)
  const { drawHeatmaps, peakNow } = makeHeat(store)
  const views = versions.map((version, index) => ({
    ...{ version, light: lights[index] as Light, eyes: makeEyes(version) },
    drawHeatmap: drawHeatmaps[index] as () => void,
  }))
  const show = () => {
    const { t, heat: heated } = store.state
    for (const [index, { version, light, drawHeatmap, eyes }] of views.entries()) {
      // Circles and densities grow slowly, so they need not follow every frame.
      if (store.isTurn(index)) {
        light.show(t, version.chosen, heated)
        drawHeatmap()
      }
      // The end shows the whole recording rather than a moment, so there are no eyes.
      eyes.show(t, t < limits.until ? version.chosen : [])
    }
  }
  let sizes = ''
  const size = () => {
    const now = versions.map(({ frame }) => frame.clientWidth).join(' ')
    if (now === sizes) return
    sizes = now
    const density = Math.min(MAX_DENSITY, devicePixelRatio)
    for (const { version, light, eyes } of views) {
      const width = Math.round(version.frame.clientWidth * density)
      if (width === 0) continue
      light.size(width)
      eyes.size(width, density)
    }
    show()
  }
  size()
  const observer = new ResizeObserver(debounce(size, RESIZE_PAUSE_MS))
  for (const { frame } of versions) observer.observe(frame)
  let wasPlaying = false
  store.subscribe(({ t, people, heat }, before) => {
    // When the stage stops playing, all pictures show the same moment.
    if (t !== before?.t || people !== before.people || heat !== before.heat || wasPlaying !== store.playing) show()
    wasPlaying = store.playing
  })
  bindCounts(store)
  bindAlternatives(store)
  const press = makeTransport(store)
  addControls(store, peakNow)
  bindCursors(store)
  if (store.openedWithState) stage.scrollIntoView({ block: 'start', behavior: 'instant' })
  else if (moved < limits.until) store.set({ t: moved })
  if ('held' in stage.dataset) press()
  delete stage.dataset.held
  skipRestOfPage(stage)
  stage.dataset.awake = ''
}

/** Adds the row of controls below the slider. */
function addControls(store: ExplorerStore, peakNow: () => number): void {
  const host = store.stage.querySelector('[data-groups]') as HTMLElement
  const [choice, legend] = makeHeatSwitch(store, peakNow)
  const area = makeArea(store)
  const buttons = create(<div class="explorer-tabs" />)
  const row = create(
    <div class="explorer-controls">
      {choice}
      {buttons}
    </div>,
  )
  host.append(row, legend)
  const open = makeGroups(buttons, host, [
    { name: 'feelings', label: text('feelings'), panel: makeFeelings(store) },
    { name: 'people', label: text('people'), panel: makePeople(store) },
    { name: 'area', label: text('area'), ...area },
  ])
  // Last, because it hides elements that the other controls have added.
  row.prepend(makeCompare(store) ?? '')
  const { state } = store
  if (state.area) open('area')
  else if (Object.keys(state.people).length > 0) open('people')
  else if (state.t < store.limits.until) open('feelings')
  else openAtFirstMove(store, () => open('feelings'))
}

/** Opens a group when the moment first changes. It opens below the slider, so the slider does not move. */
function openAtFirstMove(store: ExplorerStore, open: () => void): void {
  let isOpen = false
  store.subscribe(({ t }, before) => {
    if (isOpen || !before || t === before.t) return
    isOpen = true
    open()
  })
}
