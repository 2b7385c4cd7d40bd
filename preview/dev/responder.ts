import { createResponder } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'

/** The embedded server's functions, so that an address leads to the same response in development. */
export const {
  respondToClientErrors,
  fileOf,
  isFresh,
  pageOf,
  resolve,
  respond,
  sendHtml,
  sendText,
  splitUrl,
  mediaTypeOf,
} = createResponder(servedSite)
