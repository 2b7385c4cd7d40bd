'use client'

import { ErrorScreen } from '../components/ui/ErrorScreen'

/** Replaces a page that failed outside its islands; the document around it stays. */
export default function PageError() {
  return <ErrorScreen />
}
