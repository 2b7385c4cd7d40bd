import type { Metadata, Viewport } from 'next'
import { appleIcon, faviconPath, iconPath } from '../../images/pictures/icon-sizes'
import { colours } from '../../images/social/colours'
import { href, manifestPath } from '../../shared/urls'

/** Declares both colour schemes; their styles are in the page itself. */
export const documentViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.paper },
    { media: '(prefers-color-scheme: dark)', color: colours.night },
  ],
}

/** The icons and the manifest of every page. The browser chooses an icon. */
export const documentMetadata = (): Metadata => ({
  manifest: href(manifestPath),
  icons: {
    // With `sizes`, browsers do not prefer the ICO to the SVG.
    icon: [
      { url: href(faviconPath), sizes: '32x32' },
      { url: href(iconPath), type: 'image/svg+xml' },
    ],
    apple: href(appleIcon.path),
  },
})
