import type { Grid } from '../../lib/research/results'
import { fetchText } from '../fetch-all'

/** What a case page shows, as files that the form takes. */
export interface Example {
  /** Of one version or of two. */
  results: File[]
  areas: File
  grid: Grid
}

/**
 * Fetches the results of the page's own case from where the page offers them: each file once, the areas last. The grid is
 * that of its stage. Rejects where a file stays away.
 */
export async function exampleOf(): Promise<Example> {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((link) => [link.href, link]),
  )
  const files = await Promise.all(
    [...links].map(async ([address, { download }]) => new File([await fetchText(address)], download)),
  )
  const { width, height } = (document.querySelector('[data-frame] svg') as SVGSVGElement).viewBox.baseVal
  return { areas: files.pop() as File, results: files, grid: { width, height } }
}
