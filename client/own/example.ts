import type { Grid } from '@oogwenk/gaze'
import { fetchText } from '../fetch-all'

/** The data of a case page as files that the form accepts. */
interface Example {
  /** One file per version. */
  results: File[]
  areas: File
  grid: Grid
}

/**
 * Fetches the files of the page's own case from its download links, the last of which is the file of areas. The grid is
 * the stage's. Rejects if a file cannot be fetched.
 */
export async function fetchExample(): Promise<Example> {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((link) => [link.href, link]),
  )
  const files = await Promise.all(
    [...links].map(async ([address, { download }]) => new File([await fetchText(address)], download)),
  )
  const { width, height } = (document.querySelector('[data-frame] svg') as SVGSVGElement).viewBox.baseVal
  return { areas: files.pop() as File, results: files, grid: { width, height } }
}
