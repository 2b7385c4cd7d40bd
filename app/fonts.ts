import localFont from 'next/font/local'

/** Running text, 400 to 700. The files are cut at build by `lib/fonts`. */
export const textFont = localFont({
  src: '../.generated/fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  preload: true,
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
})

/** Headings from 34 px up, in one weight. */
export const displayFont = localFont({
  src: '../.generated/fonts/display.woff2',
  variable: '--font-display',
  weight: '680',
  display: 'swap',
  preload: true,
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
})
