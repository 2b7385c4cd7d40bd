import { expect, test } from '@jest/globals'
import { onHtml } from '../../tests/on-html'
import { moveIntoPlace as moveIntoPlaceIn } from './place-suspense-content'

const moveIntoPlace = onHtml(moveIntoPlaceIn)

const runtime = '$RB=[];$RV=function(a){};\n$RC=function(a,b){};'
const page = (content: string, end: string) =>
  `<!DOCTYPE html><html><head></head><body><main>${content}</main>${end}<script>self.__next_f.push([1,"$RC(\\"B:0\\",\\"S:0\\")"])</script></body></html>`

const waiting = '<section><!--$?--><template id="B:0"></template><!--/$--></section>'
const sent = `<div hidden id="S:0"><b>a<!-- --> 1</b></div><script>${runtime}$RC("B:0","S:0")</script>`

test('content that React wrote at the end of the page moves to where it belongs, with its markers, and needs no script', () => {
  const clock = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'
  expect(moveIntoPlace(page(waiting, clock + sent), 'a.html')).toBe(
    page('<section><!--$--><b>a<!-- --> 1</b><!--/$--></section>', ''),
  )
})

test('a fallback is replaced as a whole, including boundaries within it, and a second island is moved too', () => {
  const content = `<!--$?--><template id="B:0"></template><p>Wait<!--$-->…<!--/$--></p><!--$-->x<!--/$--><!--/$--><i></i><!--$?--><template id="B:1"></template><!--/$-->`
  const end = `${sent}<div hidden id="S:1">two</div><script>$RC("B:1","S:1")</script>`
  expect(moveIntoPlace(page(content, end), 'a.html')).toBe(
    page('<!--$--><b>a<!-- --> 1</b><!--/$--><i></i><!--$-->two<!--/$-->', ''),
  )
})

test('a second run changes nothing', () => {
  const once = moveIntoPlace(page(waiting, sent), 'a.html')
  expect(moveIntoPlace(once, 'a.html')).toBe(once)
})

test('text that only mentions templates and markers is left unchanged', () => {
  const prose = page('<code>&lt;template id="B:0"&gt; $RC("B:0","S:0")</code><!-- $? -->', '')
  expect(moveIntoPlace(prose, 'a.html')).toBe(prose)
})

const invalid: [found: string, content: string, end: string, RegExp][] = [
  [
    'an instruction without its content',
    waiting,
    '<script>$RC("B:0","S:0")</script>',
    /S:0 or its template B:0 is missing\. Keep islands/,
  ],
  ['content without its template', '<p></p>', sent, /S:0 or its template B:0 is missing\./],
  ['a template without markers', '<template id="B:0"></template>', sent, /The Suspense boundary B:0 has no markers\./],
  [
    'an unknown instruction',
    waiting,
    '<script>$RX("B:0","e")</script>',
    /React sent instructions of an unknown kind \(\$RX\("B:0","e"\)\)\. Keep/,
  ],
  [
    'a boundary inside another',
    waiting,
    sent.replace('a<!-- -->', '<!--$?--><template id="B:1"></template><!--/$-->'),
    /is inside another \(S:0\)\./,
  ],
  ['a boundary that is still open', waiting, '', /React left a Suspense boundary open\./],
]
test.each(invalid)('the build stops at %s', (_, content, end, message) => {
  expect(() => moveIntoPlace(page(content, end), 'docs/a.html')).toThrow(message)
  expect(() => moveIntoPlace(page(content, end), 'docs/a.html')).toThrow(/^out\/docs\/a\.html – /)
})
