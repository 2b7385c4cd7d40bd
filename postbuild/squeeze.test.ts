import { expect, test } from '@jest/globals'
import { squeeze } from './squeeze'

/** What a script leaves in a list that stands for the browser. */
function run(code: string): unknown[] {
  const done: unknown[] = []
  new Function('done', code)(done)
  return done
}

const code =
  '"use strict";(()=>{var e={t:10},t=r=>r*e.t;function n(r){done.push(t(r),r?.a??"none")}n(2);n(3);done.push("\\u00e9<b>")})();'

test('a script does the same in fewer bytes', async () => {
  const small = await squeeze(code)
  expect(run(small)).toEqual(run(code))
  expect(run(code)).toEqual([20, 'none', 30, 'none', 'é<b>'])
  expect(small.length).toBeLessThan(code.length)
})

test('what it made it makes again', async () => {
  const small = await squeeze(code)
  expect(await squeeze(code)).toBe(small)
  expect(run(await squeeze(small))).toEqual(run(code))
})

test('what is no script stops the build', async () => {
  await expect(squeeze('(()=>{')).rejects.toThrow()
})
