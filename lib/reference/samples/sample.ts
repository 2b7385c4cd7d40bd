import { curl } from './curl'
import { javascript } from './javascript'
import type { SamplePart } from './part'
import { python } from './python'
import { r } from './r'
import { type Call, requestOf } from './request'
import type { SampleValues } from './values'

const writers = { curl, javascript, python, r }

/** A language in which samples are written. */
export type Language = keyof typeof writers

/** The languages in the order of the tabs; the first one is shown first. */
export const languages = Object.keys(writers) as Language[]

/**
 * Writes a call as a sample, line by line, without inventing anything: method, address and the Basic header. The
 * content of requests is not published, so there is no body and no content type.
 * @param values what a reader filled in, quoted for the language and encoded in the path; a value that cannot be used
 *   leaves its placeholder (`$API_ID`, `api_id`, `apiId`), so that a secret gets into a shell history only if the
 *   reader wants that
 */
export function sampleOf(language: Language, call: Call, values: SampleValues = {}): SamplePart[][] {
  return writers[language](requestOf(call, values))
}
