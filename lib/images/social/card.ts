import type { Method } from '../../reference/operations'
import type { TestedWord } from '../headline/simulate'

/** A tested picture with the density of all gaze on it. */
export interface TestedPicture {
  /** The path of the picture, relative to the project's root. */
  file: string
  /**
   * Paints the density in cells, row by row: red, green, blue and opacity. A function, so that callers which only name
   * the picture skip this work.
   */
  heat: () => { width: number; height: number; bytes: Uint8ClampedArray }
}

/** What a card shows besides the title: one motif for each kind of page. */
export type Motif =
  | { kind: 'home'; words: readonly TestedWord[]; note: string }
  | { kind: 'about'; layers: readonly string[] }
  | { kind: 'pricing'; plans: readonly PricedPlan[]; note: string }
  | { kind: 'contact' }
  | { kind: 'thanks' }
  | { kind: 'cases'; pictures: readonly TestedPicture[]; note: string }
  | {
      kind: 'case'
      /** The short name of the case, such as the brand. */
      name: string
      versions: readonly { letter: string | undefined; name: string; picture: TestedPicture }[]
      note: string
    }
  | { kind: 'apis'; apis: readonly { name: string; isOpen: boolean }[] }
  | { kind: 'api'; counts: readonly { method: Method; count: number }[]; note: string }
  /** `index` is the position among the pages of this kind, so that adjacent pages get different colours. */
  | { kind: 'request'; note: string; index: number }
  | { kind: 'reference'; resources: readonly { name: string; methods: readonly Method[] }[] }
  | { kind: 'operations'; operations: readonly { method: Method; path: string }[] }
  | { kind: 'legal'; sections: readonly string[]; isClosed: boolean }
  | { kind: 'page' }

/** A plan as shown at the top of its column on the pricing page. */
export interface PricedPlan {
  name: string
  currency?: string
  figure: string
  unit: string
  before?: string
  saving?: string
  isMarked: boolean
}

/** Everything from which one social card is drawn. */
export interface SocialCard {
  /** The path of the page, without the base path. */
  path: string
  /** The large words: the heading of the page. */
  title: string
  /** The name of the site, for the logo. */
  name: string
  /** The section of the site that the page belongs to; undefined on the home page. */
  area: string | undefined
  motif: Motif
}
