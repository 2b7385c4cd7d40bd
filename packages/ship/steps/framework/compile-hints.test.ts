import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../../tests/out-dir'
import { compileHints } from './compile-hints'

const large = `${'a();'.repeat(7500)}`

test('a large chunk gets a hint to compile it as a whole; smaller ones and other files are unchanged, as is the chunk when the step runs again', async () => {
  const others = { '_next/static/chunks/small.js': 'a()', '_next/static/client/search.js': large, 'a.html': large }
  const out = memoryOutDir({ ...others, '_next/static/chunks/large.js': large })
  await compileHints.run(out)
  const once = out.now()
  expect(once).toEqual({
    ...others,
    '_next/static/chunks/large.js': `//# allFunctionsCalledOnLoad\n${large}`,
  })
  await compileHints.run(out)
  expect(out.now()).toEqual(once)
})
