'use client'

import { ErrorScreen } from '../components/ui/ErrorScreen'
import { siteConfig } from '../site.config'
import './globals.css'

/** Stands in for the whole document where even its frame has failed. */
export default function DocumentError() {
  return (
    <html lang={siteConfig.locales.default}>
      <body>
        <ErrorScreen />
      </body>
    </html>
  )
}
