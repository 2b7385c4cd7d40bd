import type { Session } from '@oogwenk/gaze'
import type { ExplorerVersion } from '../../lib/charts/explorer-data'
import { debounce } from '../throttle'
import { initialStateOf, isExplorerHash, type Letter, type Limits, readState, type State, writeState } from './state'
import { text } from './texts'

/** One tested picture on the stage, with the people who saw it. */
export interface StageVersion {
  letter: Letter
  /** The figure with the picture, and the frame around the picture. */
  figure: HTMLElement
  frame: HTMLElement
  data: ExplorerVersion
  /** The sessions of the chosen people. */
  chosen: Session[]
}

type Listener = (state: State, before: State | undefined) => void

/** The store that all parts of the explorer share: the data, the state, and the listeners for its changes. */
export interface ExplorerStore {
  stage: HTMLElement
  versions: StageVersion[]
  limits: Limits
  state: State
  /** Whether there are two versions, A and B. */
  isPair: boolean
  /** Whether the data is simulated. */
  isSimulated: boolean
  /** Puts `simulated` in front of a sentence, if the data is simulated. */
  label: (sentence: string) => string
  /** Whether the address contained a state when the page was opened. */
  openedWithState: boolean
  /** Whether the stage is playing. */
  playing: boolean
  /**
   * Whether it is a part's turn. While the stage is playing, pictures and text take turns, so that no single frame does
   * all the work.
   */
  isTurn: (part: number) => boolean
  /** Calls the listener now, and whenever something has changed. */
  subscribe: (listener: Listener) => void
  /** Changes the state. The address follows once changes have paused. */
  set: (change: Partial<State>) => void
  /** Moves to a moment, in milliseconds, without updating the address. */
  play: (t: number) => void
}

/** Returns the versions that are shown. */
export const visibleVersions = ({ versions, state: { view } }: ExplorerStore): StageVersion[] =>
  versions.filter(({ letter }) => (view !== 'a' && view !== 'b') || view === letter)

const countChosen = ({ chosen }: StageVersion): number => chosen.length

/** Returns how many of the chosen people have a fixation. For the others it is not known what they looked at. */
export const countWithFixations = ({ chosen }: StageVersion): number =>
  chosen.filter(({ fixations }) => fixations.length > 0).length

/** Says how many people are chosen in each version that is shown, or another count; one number if all are equal. */
export const peopleText = (store: ExplorerStore, count = countChosen): string =>
  [...new Set(visibleVersions(store).map(count))].join(text('and'))

/** The number of frames in which every part has its turn. */
const TURN_COUNT = 3
/** The turn of text. A picture's turn is its index. */
export const TEXT_TURN = 2

/**
 * How long changes must pause before the address is updated, in milliseconds, because browsers limit how often it may
 * change.
 */
const REST_MS = 250

/** Makes the store of a stage, with the state from the address. */
export function makeStore(stage: HTMLElement, data: readonly ExplorerVersion[]): ExplorerStore {
  const figures = [...stage.querySelectorAll<HTMLElement>('[data-version]')]
  const versions = data.map((each, index): StageVersion => {
    const figure = figures[index] as HTMLElement
    return {
      ...{ letter: index === 0 ? 'a' : 'b', figure, data: each, chosen: each.sessions },
      frame: figure.querySelector<HTMLElement>('[data-frame]') as HTMLElement,
    }
  })
  const limits = limitsOf(data)
  const initial = readState(location.hash, limits)
  const listeners: Listener[] = []
  const write = () => {
    const hash = writeState(store.state, limits)
    // A section's anchor stays in the address as long as the state is the initial one.
    if (hash !== location.hash && (hash || isExplorerHash(location.hash)))
      history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
  }
  const save = debounce(write, REST_MS)
  const apply = (state: State) => {
    const before = store.state
    store.state = state
    if (state.people !== before.people) choose(versions, state)
    for (const listener of listeners) listener(state, before)
  }
  const isSimulated = data.some(({ simulated }) => simulated)
  let turn = 0
  const store: ExplorerStore = {
    ...{
      stage,
      versions,
      limits,
      state: initial ?? initialStateOf(limits),
      openedWithState: initial !== undefined,
      playing: false,
    },
    ...{ isPair: versions.length > 1, isSimulated },
    label: (sentence) => (isSimulated ? text('simulated', { text: sentence }) : sentence),
    subscribe(listener) {
      listeners.push(listener)
      listener(store.state, undefined)
    },
    isTurn: (part) => !store.playing || part % TURN_COUNT === turn,
    play(t) {
      turn = (turn + 1) % TURN_COUNT
      apply({ ...store.state, t })
    },
    set(change) {
      apply({ ...store.state, ...change })
      save()
    },
  }
  choose(versions, store.state)
  // An address may contain an impossible state, which differs from what is shown.
  const correct = () => isExplorerHash(location.hash) && write()
  correct()
  addEventListener('hashchange', () => {
    const state = readState(location.hash, limits)
    if (state) apply(state)
    // Back to the address without a state. A section's anchor does not change the stage.
    else if (!location.hash) apply(initialStateOf(limits))
    correct()
  })
  return store
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

function choose(versions: readonly StageVersion[], { people }: State): void {
  for (const version of versions) {
    const chosen = people[version.letter]
    version.chosen = version.data.sessions.filter((_, index) => chosen?.includes(index) ?? true)
  }
}
