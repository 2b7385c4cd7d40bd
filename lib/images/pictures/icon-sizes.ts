/** An icon for those who cannot take the drawing itself. */
export interface IconFile {
  /** Where it lies, without base path. */
  path: string
  /** Width and height in pixels. */
  size: number
  /** How much of the width the eyes take. */
  share: number
  /** Whether the ground of the pages is around them, and nothing is see-through. */
  hasGround: boolean
}

/** The drawing that all are made from. It follows the scheme of the visitor; lies in `public/`. */
export const iconPath = '/icon.svg'

/** Three sizes in one file, for whatever asks for no other. */
export const faviconPath = '/favicon.ico'
export const FAVICON_SIZES = [16, 32, 48] as const

/** For the home screens of Apple, which paint what is see-through black and cut the corners. */
export const appleIcon: IconFile = { path: '/apple-touch-icon.png', size: 180, share: 0.78, hasGround: true }

/** A launcher sets icons close to one another. */
const aired = { share: 0.86, hasGround: false }

/** Those that the manifest names. */
export const manifestIcons = [
  { path: '/icon-192.png', size: 192, ...aired, purpose: 'any' },
  { path: '/icon-512.png', size: 512, ...aired, purpose: 'any' },
  // Cut to any shape: what matters lies in a circle of 80 % of the width.
  { path: '/icon-maskable-512.png', size: 512, share: 0.76, hasGround: true, purpose: 'maskable' },
] as const satisfies readonly (IconFile & { purpose: string })[]
