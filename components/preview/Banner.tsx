import type { PreviewNotice } from '../../lib/pages/preview/preview-notice'

/**
 * Renders nothing. In a preview and in `npm run dev`, `next.config.js` replaces this file with `Banner.preview.tsx`.
 */
export function Banner(_: PreviewNotice) {
  return null
}
