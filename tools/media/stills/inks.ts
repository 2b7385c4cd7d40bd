/** The colours of the site: see `app/globals.css`. */
export const inks = {
  paper: '#f6f6f2',
  ink: '#171b6b',
  blue: '#2b45d1',
  coral: '#fe8d73',
  yellow: '#fee953',
  mint: '#87e5ea',
  pink: '#feb2d3',
} as const

/** The size in pixels of a layer taken from an artwork: twice that of the clips that show it. */
export const WIDTH = 1920
export const HEIGHT = 1200
