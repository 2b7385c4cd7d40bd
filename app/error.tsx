'use client'

import { ErrorScreen } from '../components/ui/ErrorScreen'

/** Stands in for a page that has failed outside of its islands; the document around it stays. */
export default function PageError() {
  return <ErrorScreen />
}
