import { appleIconPath } from '../../shared/urls'

/** An icon for browsers and systems that cannot use the SVG. */
export interface IconFile {
  /** The icon's path, without the base path. */
  path: string
  /** Width and height in pixels. */
  size: number
  /** The eyes' share of the width. */
  share: number
  /** Whether it is opaque, with the background colour of the pages around the eyes. */
  hasBackground: boolean
}

/** The sizes in `/favicon.ico`. */
export const FAVICON_SIZES = [16, 32, 48] as const

/** For Apple home screens, which fill transparent pixels with black and round the corners. */
export const appleIcon: IconFile = { path: appleIconPath, size: 180, share: 0.78, hasBackground: true }

/** More space around the eyes, because launchers show icons close together. */
const padded = { share: 0.86, hasBackground: false }

/** The icons that the manifest lists. */
export const manifestIcons = [
  { path: '/icon-192.png', size: 192, ...padded, purpose: 'any' },
  { path: '/icon-512.png', size: 512, ...padded, purpose: 'any' },
  // Launchers crop this one to various shapes: the important part is within a circle of 80% of the width.
  { path: '/icon-maskable-512.png', size: 512, share: 0.76, hasBackground: true, purpose: 'maskable' },
] as const satisfies readonly (IconFile & { purpose: string })[]
