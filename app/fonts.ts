import localFont from 'next/font/local'
import './font-fallbacks.css'
// Not preloaded: that would hold back the first paint (docs/performance.md, “Fonts come after the text”).

/** The font of running text, in weights from 400 to 700. The subsets are made by `lib/images/fonts` at build time. */
export const textFont = localFont({
  src: '../.generated/fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  preload: false,
  fallback: ['Text Fallback', 'Text Fallback Roboto', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
})

/** The font of large headings, large figures and the logo, in one weight. */
export const displayFont = localFont({
  src: '../.generated/fonts/display.woff2',
  variable: '--font-display',
  weight: '680',
  display: 'swap',
  preload: false,
  fallback: ['Display Fallback', 'Display Fallback Roboto', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
})
