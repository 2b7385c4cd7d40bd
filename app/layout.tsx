import type { ReactNode } from 'react'
import { documentMetadata, documentViewport } from '../lib/pages/head/metadata'
import { language } from '../site.config'
import { displayFont, textFont } from './fonts'
import './globals.css'

export const viewport = documentViewport
export const generateMetadata = () => documentMetadata()

/** The HTML document of every page. Header and footer belong to the page itself: see `components/site/Frame`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} className={`${textFont.variable} ${displayFont.variable}`}>
      <body>{children}</body>
    </html>
  )
}
