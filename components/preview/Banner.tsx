import type { PreviewNotice } from '../../lib/pages/preview/preview-notice'

/** Nothing: in a preview and in `npm run dev`, `Banner.preview.tsx` stands in the place of this file (`next.config.js`). */
export function Banner(_: PreviewNotice) {
  return null
}
