/**
 * The site's colours as social cards and icons use them. Pages take theirs from `app/styles/tokens.css`; a test
 * compares the two.
 */
export const colours = {
  paper: '#f6f6f2',
  ink: '#171b6b',
  night: '#10134a',
  blue: '#2b45d1',
  coral: '#fe8d73',
  yellow: '#fee953',
  mint: '#87e5ea',
  pink: '#feb2d3',
  /** Secondary text, in the light and the dark scheme, and hairlines. */
  mute: '#4d5882',
  nightMute: '#b4bbe4',
  line: '#d2d3de',
} as const

/** The name of one of the colours. */
export type Colour = keyof typeof colours
