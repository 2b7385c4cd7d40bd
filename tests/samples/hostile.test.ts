import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { basicAuth, inFolder, runnable } from './bench'
import { hostile } from './hostile-values'
import { type RecordingServer, startRecordingServer } from './recording-server'
import { runSamples } from './run-samples'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.stop())

/** Replaces colons, which would end the id in the header and are rejected there. */
const withoutColons = (text: string) => text.replaceAll(':', ';')

test.each(runnable())(
  'in $language, no value is executed, and each arrives as typed',
  async (language) => {
    const trials = hostile.map((text) => ({
      call: { method: 'DELETE', path: '/stimuli/{stimulus_uuid}/aoi/{aoi_uuid}', baseAddress: `${server.host}/v1` },
      values: { id: withoutColons(text), secret: text, identifiers: { stimulus_uuid: text, aoi_uuid: 'last' } },
    }))
    const left = await inFolder(async (folder) => {
      const arrived = await runSamples(language, trials, server, { folder, definitions: {} })
      expect(arrived.map(({ authorization }) => authorization)).toEqual(
        hostile.map((text) => basicAuth(withoutColons(text), text)),
      )
      const segments = arrived.map(({ path }) => path.split('/').map(decodeURIComponent))
      expect(segments).toEqual(hostile.map((text) => ['', 'v1', 'stimuli', text, 'aoi', 'last']))
      expect(new Set(arrived.map(({ method }) => method))).toEqual(new Set(['DELETE']))
    })
    expect(left).toEqual([`samples.${language.extension}`])
  },
  120_000,
)

test('a program that executes a value leaves a file, which is found', async () => {
  const [bash] = runnable().filter(({ language }) => language === 'curl')
  if (!bash) return
  const trial = { call: { method: 'GET', path: '', baseAddress: `${server.host}/v1/$(touch ran)` }, values: {} }
  const left = await inFolder(async (folder) => {
    await runSamples(bash, [trial], server, { folder, definitions: { api_id: '', api_secret: '' } })
  })
  expect(left).toContain('ran')
})
