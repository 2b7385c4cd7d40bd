import { expect, test } from '@jest/globals'
import { exportedPage, modules } from '../../tests/fixtures/exported-page'
import { memoryOutDir } from '../../tests/fixtures/out-dir'
import { classifyPage } from './classify'
import { fillMark, putLoader } from './put-loader'

const still = classifyPage(exportedPage(), 'a.html', modules)
const active = classifyPage(exportedPage({ rows: ['4:I[3,[],""]'] }), 'b.html', modules)

/** What stands in the script that carries the mark. */
const loaderIn = (html = '') => /<script data-ship="\w+">(.*?)<\/script>/s.exec(html)?.[1]

test('pages of both kinds carry the same script, which watches the header and asks nothing of another host', async () => {
  const out = memoryOutDir({ 'a.html': still, 'b.html': active })
  await putLoader.run(out)
  const { 'a.html': first, 'b.html': second } = out.now()
  expect(loaderIn(first)).toContain('data-site-header')
  expect(loaderIn(first)).not.toMatch(/https?:/)
  expect(loaderIn(second)).toBe(loaderIn(first))
  await putLoader.run(out)
  expect(out.now()).toEqual({ 'a.html': first, 'b.html': second })
})

test('an older loader is replaced', () => {
  expect(loaderIn(fillMark(fillMark(still, 'a.html', 'old()'), 'a.html', 'run()'))).toBe('run()')
})

test('a loader that could end its element stops the build', () => {
  for (const code of ['"</script>"', '"</SCRIPT >"', '"<!--"'])
    expect(() => fillMark(still, 'a.html', code)).toThrow(/^The loader holds <\/script or <!--\. Write it another way/)
})

test('a page that was not classified stops the build', () => {
  expect(() => fillMark(exportedPage(), 'a.html', 'run()')).toThrow('out/a.html has no kind.')
})
