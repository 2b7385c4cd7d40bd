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

/** A served export with its own file of submissions. */
export interface TestSite {
  url: string
  /** The path of the file with submissions, which `readSubmissions` reads. */
  formsFile: string
  close(): Promise<void>
}

/** Options that a test can change. */
export interface TestSiteOptions {
  outDir?: string
  /** A form service that fails, from `failing-services.ts`; by default the embedded service. */
  forms?: FormsHandler
  policy?: ServerOptions['policy']
  /** By default a free port; the port of a closed site if another deployment replaces it. */
  port?: number
}

/**
 * Serves the export on a free port. Tests that need a failing form service or changed files start a site of their own.
 */
export async function startSite({ outDir = 'out', forms, policy, port = 0 }: TestSiteOptions = {}): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  const formsFile = join(folder, 'submissions.ndjson')
  // No rate limit, which has its own tests: all tests post from one IP address.
  const accepting = createFormsHandler({
    site: servedSite,
    forms: formSettings,
    file: formsFile,
    rate: { posts: 100_000, perMs: 60_000 },
  })
  const server = await startServer({ site: servedSite, outDir, port, forms: forms ?? accepting, policy })
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, formsFile, close }
}

/**
 * Returns the submissions from one email address. Use a different address in each test.
 * @param formsFile by default that of the site that all tests share
 */
export async function readSubmissions(
  email: string,
  formsFile = process.env.SITE_FORMS_FILE ?? '',
): Promise<Submission[]> {
  const { submissions } = await openSubmissions(formsFile).readAll()
  return submissions.filter(({ fields }) => fields.email === email)
}
