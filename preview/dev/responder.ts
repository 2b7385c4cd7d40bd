import { createResponder } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'

/** The embedded server's way of answering, so that an address leads to the same in development. */
export const { answerClientErrors, fileOf, isFresh, pageOf, resolve, respond, sendHtml, sendText, splitUrl, typeOf } =
  createResponder(servedSite)
