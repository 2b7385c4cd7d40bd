import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sampleText } from '../../lib/reference/samples/part'
import { sampleOf } from '../../lib/reference/samples/sample'
import { noteSkipped } from '../run/skipped.mjs'
import { basicAuth, inFolder, readOperations, runnable } from './bench'
import { type Programs, programs, run } from './programs'
import { type RecordingServer, startRecordingServer } from './recording-server'
import { runSamples, type SampleRun, variables } from './run-samples'

const { operations, names } = await readOperations()
const variableValues = variables(names)
const runnablePrograms = runnable()
let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.stop())

/**
 * Returns the output for each file that a language's own program rejects; four run at a time, because Node starts
 * slowly.
 */
async function rejected(
  checker: string[],
  { takesSeveral }: Pick<Programs, 'takesSeveral'>,
  files: string[],
  folder: string,
): Promise<string[]> {
  const [program = '', ...args] = checker
  const rounds = takesSeveral ? [files] : files.map((file) => [file])
  const outputs: string[] = []
  while (rounds.length > 0) {
    const ended = await Promise.all(rounds.splice(0, 4).map((round) => run(program, [...args, ...round], folder)))
    outputs.push(...ended.filter(({ code }) => code !== 0).map(({ output }) => output))
  }
  return outputs
}

const checked = programs.flatMap((one) => {
  const checker = one.checker()
  if (checker) return [{ ...one, checker }]
  noteSkipped('the syntax of the samples of the documentation', one.needs.checker)
  return []
})

test.each(checked)(
  'the sample of every operation in $language is a valid program',
  async ({ checker, ...one }) => {
    expect(operations).toHaveLength(58)
    await inFolder(async (folder) => {
      const files = await Promise.all(
        operations.map(async (operation) => {
          const file = join(folder, `${operation.id.replace(/\W/g, '_')}.${one.extension}`)
          const call = { ...operation, baseAddress: 'https://api.oogwenk.example/v1' }
          await writeFile(file, sampleText(sampleOf(one.language, call)))
          return file
        }),
      )
      const broken = join(folder, `broken.${one.extension}`)
      await writeFile(broken, 'for ( "')
      expect(await rejected(checker, one, files, folder)).toEqual([])
      expect(await rejected(checker, one, [broken], folder)).not.toEqual([])
    })
  },
  120_000,
)

describe.each(runnablePrograms)('in $language', (language) => {
  /** Runs every operation with the same values, and compares the requests with those that the page shows. */
  async function sends(values: SampleRun['values'], authorization: string) {
    const trials = operations.map((operation) => ({
      call: { ...operation, baseAddress: `${server.host}/v1` },
      values,
    }))
    await inFolder(async (folder) => {
      const arrived = await runSamples(language, trials, server, { folder, definitions: variableValues })
      expect(arrived).toEqual(
        operations.map(({ method, path }) => ({
          method,
          path: `/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => variableValues[name] ?? '')}`,
          authorization,
          contentType: '',
          body: '',
        })),
      )
    })
  }

  test(
    'every sample sends the method, path and header that it shows, with variables',
    () => sends({}, basicAuth('api-id', 's3cret & more')),
    120_000,
  )

  test(
    'every sample sends the same request once its values are filled in',
    () =>
      sends({ host: server.host, id: 'me', secret: 'geheim', identifiers: variableValues }, basicAuth('me', 'geheim')),
    120_000,
  )
})
