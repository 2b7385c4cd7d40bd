import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { appleIcon, faviconPath, iconPath } from '../lib/images/pictures/icon-sizes'
import { colours } from '../lib/images/social/colours'
import { href, manifestPath } from '../lib/shared/urls'
import { language } from '../site.config'
import { displayFont, textFont } from './fonts'
import './globals.css'

/** Declares both colour schemes; their styles are in the page itself. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.paper },
    { media: '(prefers-color-scheme: dark)', color: colours.night },
  ],
}

/** The icons and the manifest of every page. The browser chooses an icon. */
export function generateMetadata(): Metadata {
  return {
    manifest: href(manifestPath),
    icons: {
      // With `sizes`, browsers do not prefer the ICO to the SVG.
      icon: [
        { url: href(faviconPath), sizes: '32x32' },
        { url: href(iconPath), type: 'image/svg+xml' },
      ],
      apple: href(appleIcon.path),
    },
  }
}

/** The document around every page. Header and footer belong to the page itself: see `components/site/Frame`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} className={`${textFont.variable} ${displayFont.variable}`}>
      <body>{children}</body>
    </html>
  )
}
