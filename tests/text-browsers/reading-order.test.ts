import { expect, test } from '@jest/globals'
import { piecesOf, readInOrder } from './reading-order'

const read = (html: string, dump: string) => readInOrder(piecesOf(`<!DOCTYPE html><body>${html}`), dump)

test('a page passes if its texts are in order, however lines are broken', () => {
  expect(
    read('<h1>One two</h1><p>three <b>four</b>.</p><ul><li>five</li></ul>', 'One\ntwo\n\nthree four.\n  * five'),
  ).toEqual({
    unseparated: [],
  })
})

test('misplaced and missing words are found', () => {
  expect(read('<p>one</p><p>two</p>', 'two\n\none').missing).toBe('two')
  expect(read('<p>one</p><p>two</p>', 'one').missing).toBe('two')
})

test('two texts without a space between them are found, even within a block, but full stops, units and coloured code are accepted', () => {
  expect(read('<a>About</a><a>Cases</a>', 'AboutCases').unseparated).toEqual(['About|Cases'])
  expect(read('<p>The end.<a>Next</a></p>', 'The end.Next').unseparated).toEqual(['The end.|Next'])
  expect(read('<a>About</a> <a>Cases</a>', 'About Cases').unseparated).toEqual([])
  expect(read('<label>Phone<span>optional</span></label>', 'Phoneoptional').unseparated).toEqual(['Phone|optional'])
  expect(read('<dd><span>Us</span><span>[address]</span></dd>', 'Us[address]').unseparated).toEqual(['Us|[address]'])
  expect(read('<p>B<span>−0.4</span></p>', 'B−0.4').unseparated).toEqual(['B|−0.4'])
  expect(read('<p>One <b>word</b>. −0.4<small>%</small></p>', 'One word. −0.4%').unseparated).toEqual([])
  expect(read('<pre><code>f(<i>x</i>).<b>y</b></code></pre>', 'f(x).y').unseparated).toEqual([])
  expect(read('<p><code>f</code><code>g</code></p>', 'fg').unseparated).toEqual(['f|g'])
})

test('texts that a text browser does not show are ignored', () => {
  const html = '<script>no</script><style>no</style><svg><text>no</text></svg><button>no</button><p>yes</p>'
  expect(piecesOf(html).map(({ text }) => text)).toEqual(['yes'])
})
