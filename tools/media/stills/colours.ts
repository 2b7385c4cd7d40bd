/** The colours of the site, as in `app/styles/tokens.css`, where navy is `--ink`. */
export const colours = {
  paper: '#f6f6f2',
  navy: '#171b6b',
  blue: '#2b45d1',
  coral: '#fe8d73',
  yellow: '#fee953',
  mint: '#87e5ea',
  pink: '#feb2d3',
} as const
