import { expect, test } from '@jest/globals'
import { failuresIn, mistakesIn } from './payload'

const response = (type: string, text: string) => ({ headers: { 'content-type': type }, body: Buffer.from(text) })

const error = {
  digest: '27',
  name: 'ContentError',
  message: 'a.md:1  “{x}” is wrong. Write “y”.\nb.md:2  Also wrong. Mend it.',
}
const row = `4a:E${JSON.stringify({ ...error, stack: [] })}\n`

/** Embeds a row as a page does: as a string in a script. */
const inScript = (rows: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(`3:"a"\n${rows}64:null\n`)}])</script>`

test.each([
  ['a response to Next’s script', response('text/x-component', `0:"a"\n${row}5:null\n`)],
  ['a page', response('text/html; charset=utf-8', inScript(row))],
])('each mistake is read from %s, once', (_, fetched) => {
  const failures = failuresIn(fetched)
  expect(failures).toHaveLength(1)
  expect(mistakesIn([...failures, ...failures])).toEqual(error.message.split('\n'))
})

test('neither an unknown page nor text that looks like a failure is a failure', () => {
  const none = `4a:E${JSON.stringify({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })}\n`
  expect(failuresIn(response('text/x-component', none))).toEqual([])
  expect(failuresIn(response('text/html', inScript(none)))).toEqual([])
  expect(failuresIn(response('text/css', row))).toEqual([])
  expect(failuresIn(response('text/html', `<pre>${row}</pre>`))).toEqual([])
})

test('an error in code lists no mistake, and a truncated row is left out', () => {
  const failures = failuresIn(
    response('text/x-component', `1:E${JSON.stringify({ digest: '1', name: 'TypeError' })}\n`),
  )
  expect(failures).toHaveLength(1)
  expect(mistakesIn(failures)).toEqual([])
  expect(failuresIn(response('text/x-component', '1:E{"digest":"}\n'))).toEqual([])
})
