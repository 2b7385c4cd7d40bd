import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createFormsHandler,
  type FormsHandler,
  openSubmissions,
  type ServerOptions,
  type Submission,
  startServer,
} from '@oogwenk/ship'
import { forms as formSettings } from '../../build/forms'
import { servedSite } from '../../build/served-site'

/** A served export with a submissions file of its own. */
export interface TestSite {
  url: string
  /** Where the submissions are; `readArrived` reads them. */
  formsFile: string
  close(): Promise<void>
}

/** What a test can change. */
export interface TestSiteOptions {
  outDir?: string
  /** A form service that fails, from `faults.ts`; by default the embedded one. */
  forms?: FormsHandler
  policy?: ServerOptions['policy']
  /** By default a free one; that of a closed site, when another deployment replaces it. */
  port?: number
}

/** Serves the export on a free port. Tests that need a failing form service or a changed file start their own. */
export async function startSite({ outDir = 'out', forms, policy, port = 0 }: TestSiteOptions = {}): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  const formsFile = join(folder, 'submissions.ndjson')
  // All tests post from one address; the rate limit has tests of its own.
  const taking = createFormsHandler({
    site: servedSite,
    forms: formSettings,
    file: formsFile,
    rate: { posts: 100_000, perMs: 60_000 },
  })
  const server = await startServer({ site: servedSite, outDir, port, forms: forms ?? taking, policy })
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, formsFile, close }
}

/**
 * What arrived from one email address on the site that all tests share; use an address of its own in each test.
 * @param formsFile of a site of the test's own
 */
export async function readArrived(email: string, formsFile = process.env.SITE_FORMS_FILE ?? ''): Promise<Submission[]> {
  const { submissions } = await openSubmissions(formsFile).readAll()
  return submissions.filter(({ fields }) => fields.email === email)
}
