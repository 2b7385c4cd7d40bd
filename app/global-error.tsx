'use client'

import { ErrorScreen } from '../components/ui/ErrorScreen'
import { language } from '../site.config'
import './globals.css'

/** Stands in for the whole document where even its frame has failed. */
export default function DocumentError() {
  return (
    <html lang={language}>
      <body>
        <ErrorScreen />
      </body>
    </html>
  )
}
