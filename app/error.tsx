'use client'

import { ErrorScreen } from '../components/ui/ErrorScreen'

/** Replaces a page that failed outside its islands; the root layout stays. */
export default function PageError() {
  return <ErrorScreen />
}
