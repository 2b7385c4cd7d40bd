import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { explainStore } from './forms/store-error'
import { assertPortFree, explain, readSettings, withoutForms } from './run'

test('without settings the site is at port 3000 of this computer only', () => {
  expect(readSettings({})).toEqual({ port: 3000, host: '127.0.0.1' })
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({ port: 3000, host: '127.0.0.1' })
})

test('PORT and HOST are taken', () => {
  expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' })
})

test.each(['x', '-1', '65536', '3000.5', '0x10', ' '])('PORT=%s is refused in two sentences', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    /^PORT is ".*", which is no port\. Set it to a number from 1 to 65535\.$/,
  )
})

test('a taken port is named, with another to take', async () => {
  const other = createServer()
  const port = await new Promise<number>((listening) => {
    other.listen(0, '127.0.0.1', () => listening((other.address() as { port: number }).port))
  })
  const message = `Port ${port} is taken by another program. Stop what uses it, or choose another: PORT=${port + 1} npm start.`
  await expect(assertPortFree({ port, host: '127.0.0.1' })).rejects.toThrow(message)
  await new Promise((closed) => other.close(closed))
  await expect(assertPortFree({ port, host: '127.0.0.1' })).resolves.toBeUndefined()
})

test('other refusals of the system are explained, and what is not known stays as it is', () => {
  const settings = { port: 80, host: '10.0.0.9' }
  const error = (code: string) => Object.assign(new Error(code), { code })
  expect(explain(error('EACCES'), settings).message).toContain('Choose one above 1023')
  expect(explain(error('EADDRNOTAVAIL'), settings).message).toContain('HOST is 10.0.0.9')
  expect(explain(error('EIO'), settings).message).toBe('EIO')
})

test('where forms cannot be kept the pages are served, and two sentences say so', () => {
  const refused = Object.assign(new Error("EROFS: read-only file system, mkdir 'var/submissions.ndjson.lock'"), {
    code: 'EROFS',
  })
  expect(withoutForms(explainStore('var/submissions.ndjson', refused))).toBe(
    'var/submissions.ndjson cannot be used (EROFS: read-only file system). The pages are served all the same, but the forms answer with an error: let this account write the folder var, then start again.',
  )
  const ours = new TypeError('a mistake')
  expect(withoutForms(explainStore('var/submissions.ndjson', ours))).toBe(ours)
})
