'use client'

import { ErrorScreen } from '../components/ui/ErrorScreen'
import { language } from '../site.config'
import './globals.css'

/**
 * Replaces the whole document if even the root layout has failed. The fonts come from a class of the document that
 * failed.
 */
export default function DocumentError() {
  return (
    <html lang={language} className={globalThis.document?.documentElement.className}>
      <body>
        <ErrorScreen />
      </body>
    </html>
  )
}
