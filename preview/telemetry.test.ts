import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'

/** Ends Next as soon as it starts, with a line that says whether its telemetry is off. */
const fakeNext = `
if (/next.dist.bin.next$/.test(process.argv[1] ?? '')) {
  console.log('Telemetry is disabled by ' + JSON.stringify(process.env.NEXT_TELEMETRY_DISABLED))
  process.exit(3)
}`

function start(script: string, value?: string): string {
  const { NEXT_TELEMETRY_DISABLED: _, ...env } = process.env
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fakeNext)}`
  const all = { ...env, NODE_OPTIONS, PORT: '0', ...(value === undefined ? {} : { NEXT_TELEMETRY_DISABLED: value }) }
  return spawnSync(process.execPath, [script], { encoding: 'utf8', env: all }).stdout
}

test.each(['preview/dev.mjs', 'preview/build-cli.mjs'])('%s turns off the telemetry of Next by default', (script) => {
  expect(start(script)).toContain('Telemetry is disabled by "1"')
  // Next treats an empty value as turning it on.
  expect(start(script, '')).toContain('Telemetry is disabled by ""')
})
