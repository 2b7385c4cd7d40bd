import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { assertPortFree, explain, explainStoreError, readSettings } from './run'

test('by default the site is at port 3000, on this computer only', () => {
  expect(readSettings({})).toEqual({ port: 3000, host: '127.0.0.1' })
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({ port: 3000, host: '127.0.0.1' })
})

test('PORT and HOST are used', () => {
  expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' })
})

test.each(['x', '-1', '65536', '3000.5', '0x10', ' '])('PORT=%s is rejected in two sentences', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    /^PORT is ".*", which is not a port number\. Set it to a number from 1 to 65535\.$/,
  )
})

test('the error for a port in use names it and suggests another', async () => {
  const other = createServer()
  const port = await new Promise<number>((listening) => {
    other.listen(0, '127.0.0.1', () => listening((other.address() as { port: number }).port))
  })
  const message = `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start.`
  await expect(assertPortFree({ port, host: '127.0.0.1' })).rejects.toThrow(message)
  await new Promise((closed) => other.close(closed))
  await expect(assertPortFree({ port, host: '127.0.0.1' })).resolves.toBeUndefined()
})

test('other system errors are explained, and unknown ones are unchanged', () => {
  const settings = { port: 80, host: '10.0.0.9' }
  const error = (code: string) => Object.assign(new Error(code), { code })
  expect(explain(error('EACCES'), settings).message).toContain('Choose one above 1023')
  expect(explain(error('EADDRNOTAVAIL'), settings).message).toContain('HOST is 10.0.0.9')
  expect(explain(error('EIO'), settings).message).toBe('EIO')
})

test('if submissions cannot be stored, pages still work, and two sentences say so', () => {
  const error = new Error('The disk is read-only.')
  const reason = {
    problem: 'var/submissions.ndjson cannot be used',
    remedy: 'let this account write to the folder var',
  }
  expect(explainStoreError(error, reason)).toBe(
    'var/submissions.ndjson cannot be used. Pages work all the same, but forms show an error: let this account write to the folder var, then start again.',
  )
  const ours = new TypeError('a mistake')
  expect(explainStoreError(ours, undefined)).toBe(ours)
})
