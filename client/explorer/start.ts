import { unpackVersion } from '../../lib/research/explorer-data'
import { element } from '../element'
import { fetchText } from '../fetch-all'
import { debounce } from '../pace'
import { followAlternatives } from './alternatives'
import { makeArea } from './area'
import { makeCompare } from './compare'
import { followCounts } from './counts'
import { followCursors } from './cursors'
import { makeDots } from './dots'
import { makeFeelings } from './feelings'
import { makeGroups } from './groups'
import { makeHeat, makeHeatSwitch } from './heat'
import { type Light, makeLight } from './light'
import { makeRoom } from './make-room'
import { makePeople } from './people'
import { restOfPage } from './rest-of-page'
import { makeScene, type Scene } from './scene'
import { text } from './texts'
import { makeTransport } from './transport'

/** Canvases have no more pixels than this to a pixel of the page: more costs time in every frame, and nobody sees it. */
const MOST_DENSITY = 2

/** How long a width has to stay before the pictures are drawn anew, in milliseconds. */
const SETTLED_MS = 120

/** What may be tried again with, where the data stayed away. */
const INTENTS = ['click', 'input']

/**
 * Fetches the data of a stage and makes it move. Where they stay away the stage stays as it is and says so, and the next
 * press tries again.
 */
export async function startExplorer(stage: HTMLElement): Promise<void> {
  const [said, again] = [...stage.querySelectorAll<HTMLElement>('[data-said], [data-again]')]
  const tell = (words: string) => {
    if (!said || !again) return
    said.textContent = words
    // Who pressed it goes on from where the stage is played.
    if (!words && again === document.activeElement) stage.querySelector<HTMLElement>('[data-play]')?.focus()
    again.hidden = !words
  }
  try {
    const addresses = stage.dataset.explorer?.split(' ') ?? []
    const data = (await Promise.all(addresses.map(fetchText))).map(unpackVersion)
    const images = [...stage.querySelectorAll('img')]
    await Promise.all(images.map((image) => image.decode()))
    wake(makeScene(stage, data))
    tell('')
  } catch (fault) {
    delete stage.dataset.held
    const { status } = fault as Partial<Response>
    tell(status ? text('missingStatus', { status }) : text('missing'))
    const retried = new AbortController()
    const retry = ({ type, target }: Event) => {
      if (type === 'click' && (target as Element).closest('[data-play]')) stage.dataset.held = ''
      retried.abort()
      startExplorer(stage)
    }
    for (const type of INTENTS) stage.addEventListener(type, retry, { signal: retried.signal })
  }
}

function wake(scene: Scene): void {
  const { stage, versions, limits } = scene
  // Moved before its script was here.
  const range = stage.querySelector<HTMLInputElement>('[data-range]') as HTMLInputElement
  const moved = Number(range.value) * 1000
  const lights = versions.map(makeLight)
  const { heats, peakNow } = makeHeat(scene)
  const views = versions.map((version, at) => {
    const [light, heat] = [lights[at] as Light, heats[at] as (typeof heats)[number]]
    return { version, light, heat, dots: makeDots(version) }
  })
  const show = () => {
    const { t, heat: heated } = scene.state
    for (const [at, { version, light, heat, dots }] of views.entries()) {
      // Discs and densities grow slowly.
      if (scene.isTurn(at)) {
        light.show(t, version.chosen, heated)
        heat.show()
      }
      // The end is everybody's whole time, and no moment of its own.
      dots.show(t, t < limits.until ? version.chosen : [])
    }
  }
  let sizes = ''
  const size = () => {
    const now = versions.map(({ frame }) => frame.clientWidth).join(' ')
    if (now === sizes) return
    sizes = now
    const density = Math.min(MOST_DENSITY, devicePixelRatio)
    for (const { version, light, dots } of views) {
      const width = Math.round(version.frame.clientWidth * density)
      if (width === 0) continue
      light.size(width)
      dots.size(width, density)
    }
    show()
  }
  size()
  const observer = new ResizeObserver(debounce(size, SETTLED_MS))
  for (const { frame } of versions) observer.observe(frame)
  let ran = false
  scene.follow(({ t, people, heat }, before) => {
    // Where the time stops, all pictures are at one moment.
    if (t !== before?.t || people !== before.people || heat !== before.heat || ran !== scene.playing) show()
    ran = scene.playing
  })
  followCounts(scene)
  followAlternatives(scene)
  const press = makeTransport(scene)
  addControls(scene, peakNow)
  followCursors(scene)
  makeRoom(scene)
  if (scene.asked) stage.scrollIntoView({ block: 'start', behavior: 'instant' })
  else if (moved < limits.until) scene.set({ t: moved })
  if ('held' in stage.dataset) press()
  delete stage.dataset.held
  restOfPage(stage)
  stage.dataset.awake = ''
}

/** The line of quiet groups below the scrubber. */
function addControls(scene: Scene, peakNow: () => number): void {
  const host = scene.stage.querySelector('[data-groups]') as HTMLElement
  const line = element('div', { class: 'explorer-controls' })
  host.append(line)
  const [choice, legend] = makeHeatSwitch(scene, peakNow)
  line.append(choice)
  const area = makeArea(scene)
  const tabs = element('div', { class: 'explorer-tabs' })
  line.append(tabs)
  line.after(legend)
  const open = makeGroups(tabs, host, [
    { name: 'feelings', label: text('feelings'), panel: makeFeelings(scene) },
    { name: 'people', label: text('people'), panel: makePeople(scene) },
    { name: 'area', label: text('area'), ...area },
  ])
  // It hides what others have made.
  line.prepend(makeCompare(scene) ?? '')
  const { state } = scene
  if (state.area) open('area')
  else if (Object.keys(state.people).length > 0) open('people')
  else if (state.t < scene.limits.until) open('feelings')
  else openAtFirstMove(scene, () => open('feelings'))
}

/** What people feel is shown once the time moves: below what is touched, so that this stays where it is. */
function openAtFirstMove(scene: Scene, open: () => void): void {
  let isOpen = false
  scene.follow(({ t }, before) => {
    if (isOpen || !before || t === before.t) return
    isOpen = true
    open()
  })
}
