import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteConfig } from '../site.config'
import { displayFont, textFont } from './fonts'
import './globals.css'

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f6f2' },
    { media: '(prefers-color-scheme: dark)', color: '#10134a' },
  ],
}

/** The document around every page. Header and footer belong to the page itself: see `components/site/Frame`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteConfig.locales.default} className={`${textFont.variable} ${displayFont.variable}`}>
      <body>{children}</body>
    </html>
  )
}
