import { fileMessages } from '../../content/file-messages'
import { diagnosticAt } from '../../shared/diagnostic'
import type { Check } from '../rule'

/** Pages whose names have capitals: hosts lead every spelling of an address to the one in small letters. */
export const capitals: Check = ({ pages }) =>
  pages
    .filter(({ place }) => place !== undefined && place.path !== place.path.toLowerCase())
    .map(({ file, place }) => {
      const found = place?.path ?? ''
      return diagnosticAt({ file }, fileMessages['file-capitals'], { found, instead: file.toLowerCase() })
    })
