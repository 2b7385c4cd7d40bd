import type { ExplorerVersion } from '../../lib/research/explorer-data'
import type { Session } from '../../lib/research/sessions'
import { debounce } from '../pace'
import { isOurs, type Letter, type Limits, readState, type State, startOf, writeState } from './state'
import { text } from './texts'

/** One tested picture on the stage, with its people. */
export interface SceneVersion {
  letter: Letter
  /** The figure with the picture, and the frame around the picture. */
  figure: HTMLElement
  frame: HTMLElement
  data: ExplorerVersion
  /** Those of `data.sessions` who count now. */
  chosen: Session[]
}

type Listener = (state: State, before: State | undefined) => void

/** All that parts of the explorer share: what is measured, what is chosen, and who wants to be told. */
export interface Scene {
  stage: HTMLElement
  versions: SceneVersion[]
  limits: Limits
  state: State
  /** Are there two versions, A and B? */
  isPair: boolean
  /** Is the data simulated? */
  isSimulated: boolean
  /** `simulated` in front of a sentence, if the data is. */
  label: (sentence: string) => string
  /** Did the address ask for a state when the page came? */
  asked: boolean
  /** Does the time run by itself? */
  playing: boolean
  /** Is it a part's turn? While the time runs, light and words take turns, so that no frame has all the work. */
  isTurn: (of: number) => boolean
  /** Calls now, and whenever something has changed. */
  follow: (listener: Listener) => void
  /** Changes what is chosen; the address follows when the changes rest. */
  set: (change: Partial<State>) => void
  /** Goes on to a moment, in milliseconds; the address stays behind until something rests. */
  play: (t: number) => void
}

/** The versions that are not hidden. */
export const shownOf = ({ versions, state: { view } }: Scene): SceneVersion[] =>
  versions.filter(({ letter }) => (view !== 'a' && view !== 'b') || view === letter)

/** How many of each version that is shown are chosen; once where that is the same. */
export const shownPeople = (scene: Scene): string =>
  [...new Set(shownOf(scene).map(({ chosen }) => chosen.length))].join(text('and'))

/** Frames in which every part has its turn. */
const TURNS = 3
/** Whose turn it is for words; pictures have those of their place. */
export const WORDS = 2

/** How long changes rest before the address says them: browsers count how often that is done. In milliseconds. */
const REST_MS = 250

/** Makes the scene of a stage, in the state that the address says. */
export function makeScene(stage: HTMLElement, data: readonly ExplorerVersion[]): Scene {
  const figures = [...stage.querySelectorAll<HTMLElement>('[data-version]')]
  const versions = data.map((each, at): SceneVersion => {
    const figure = figures[at] as HTMLElement
    return {
      ...{ letter: at === 0 ? 'a' : 'b', figure, data: each, chosen: each.sessions },
      frame: figure.querySelector<HTMLElement>('[data-frame]') as HTMLElement,
    }
  })
  const limits = limitsOf(data)
  const asked = readState(location.hash, limits)
  const listeners: Listener[] = []
  const write = () => {
    const hash = writeState(scene.state, limits)
    // A fragment of a section is left alone as long as there is nothing to say.
    if (hash !== location.hash && (hash || isOurs(location.hash)))
      history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
  }
  const save = debounce(write, REST_MS)
  const apply = (state: State) => {
    const before = scene.state
    scene.state = state
    if (state.people !== before.people) choose(versions, state)
    for (const listener of listeners) listener(state, before)
  }
  const isSimulated = data.some(({ simulated }) => simulated)
  let turn = 0
  const scene: Scene = {
    ...{ stage, versions, limits, state: asked ?? startOf(limits), asked: asked !== undefined, playing: false },
    ...{ isPair: versions.length > 1, isSimulated },
    label: (sentence) => (isSimulated ? text('simulated', { text: sentence }) : sentence),
    follow(listener) {
      listeners.push(listener)
      listener(scene.state, undefined)
    },
    isTurn: (of) => !scene.playing || of % TURNS === turn,
    play(t) {
      turn = (turn + 1) % TURNS
      apply({ ...scene.state, t })
    },
    set(change) {
      apply({ ...scene.state, ...change })
      save()
    },
  }
  choose(versions, scene.state)
  // What an address says that is not possible is not what is shown.
  const correct = () => isOurs(location.hash) && write()
  correct()
  addEventListener('hashchange', () => {
    const said = readState(location.hash, limits)
    if (said) apply(said)
    // Back to the address without a choice; a fragment of a section leaves the stage as it is.
    else if (!location.hash) apply(startOf(limits))
    correct()
  })
  return scene
}

function limitsOf(data: readonly ExplorerVersion[]): Limits {
  const [a, b] = data as [ExplorerVersion, ExplorerVersion?]
  const { width, height } = b?.grid ?? a.grid
  return {
    until: a.until,
    grid: { width: Math.min(width, a.grid.width), height: Math.min(height, a.grid.height) },
    people: { a: a.sessions.length, ...(b && { b: b.sessions.length }) },
    swipe: b !== undefined && width === a.grid.width && height === a.grid.height,
  }
}

function choose(versions: readonly SceneVersion[], { people }: State): void {
  for (const version of versions) {
    const places = people[version.letter]
    version.chosen = version.data.sessions.filter((_, place) => places?.includes(place) ?? true)
  }
}
