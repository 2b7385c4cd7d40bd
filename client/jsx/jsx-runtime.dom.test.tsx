/** @jsxImportSource . */
import { expect, test } from '@jest/globals'
import { create, draw, type JsxNode, render } from './jsx-runtime'
import { jsx as react } from './react-jsx-runtime'

const Twice = ({ children }: { children?: JsxNode }) => (
  <>
    {children}
    {children}
  </>
)

const htmlOf = (drawn: JsxNode) => {
  const into = document.createElement('div')
  render(into, drawn)
  return into.innerHTML
}

test('text is never parsed as markup, and empty values are left out', () => {
  const element = (
    <p id="x" hidden lang={undefined} title={false as never}>
      {'<i>'}
    </p>
  )
  expect(htmlOf([null, false, true, undefined, 0, '', element])).toBe('0<p id="x" hidden="">&lt;i&gt;</p>')
})

test('attributes can be in any case, as in HTML', () => {
  const field = <input class="a" tabIndex={-1} maxLength={5} autoComplete="off" required />
  expect(htmlOf(field)).toBe('<input class="a" tabindex="-1" maxlength="5" autocomplete="off" required="">')
  expect(htmlOf(<label for="a">A</label>)).toBe('<label for="a">A</label>')
})

test('React attributes get their HTML and SVG names, and the value false is written out only for ARIA', () => {
  const field = react('input', { className: 'a', tabIndex: 0, defaultChecked: true, hidden: false, 'aria-busy': false })
  expect(htmlOf(field)).toBe('<input class="a" tabindex="0" checked="" aria-busy="false">')
  expect(htmlOf(react('path', { strokeWidth: 2, textAnchor: 'end', clipRule: 'evenodd' }))).toBe(
    '<path stroke-width="2" text-anchor="end" clip-rule="evenodd"></path>',
  )
  expect(htmlOf(react('p', { dangerouslySetInnerHTML: { __html: '<b>x</b>' } }))).toBe('<p><b>x</b></p>')
})

test('SVG tags become SVG elements, and keep the case of their attributes', () => {
  const svg = create<SVGSVGElement>(
    <svg viewBox="0 0 1 2" preserveAspectRatio="none" aria-hidden="true">
      <circle r={1} />
    </svg>,
  )
  expect([svg.namespaceURI, svg.firstElementChild?.namespaceURI]).toEqual(Array(2).fill('http://www.w3.org/2000/svg'))
  expect([svg.getAttribute('viewBox'), svg.getAttribute('preserveAspectRatio')]).toEqual(['0 0 1 2', 'none'])
})

test('an existing element is moved to its place, with its listeners', () => {
  const button = create<HTMLButtonElement>(<button type="button">Go</button>)
  let clicks = 0
  button.addEventListener('click', () => clicks++)
  const line = create(<p>Then: {button}</p>)
  expect(line.lastChild).toBe(button)
  button.click()
  expect(clicks).toBe(1)
})

test('rendering replaces the previous children', () => {
  const list = create(<ul />)
  render(
    list,
    ['a', 'b'].map((text) => <li>{text}</li>),
  )
  render(list, <li>c</li>)
  expect(list.innerHTML).toBe('<li>c</li>')
})

test('a React ref is called with its element once the children are drawn', () => {
  const found: string[] = []
  htmlOf(react('p', { ref: ({ innerHTML }) => found.push(innerHTML), children: <b>x</b> }))
  expect(found).toEqual(['<b>x</b>'])
})

test('HTML in a foreignObject becomes HTML elements', () => {
  const label = react('svg', { children: react('foreignObject', { children: react('span', { children: 'x' }) }) })
  const span = create(label).querySelector('span')
  expect([span?.namespaceURI, span?.textContent]).toEqual(['http://www.w3.org/1999/xhtml', 'x'])
})

test('drawing pauses after each element, and continues where it paused', () => {
  const into = document.createElement('div')
  const drawing = draw(
    into,
    <p>
      a
      <Twice>
        <b>c</b>
      </Twice>
    </p>,
  )
  drawing.next()
  expect(into.innerHTML).toBe('')
  expect([...drawing]).toHaveLength(2)
  expect(into.innerHTML).toBe('<p>a<b>c</b><b>c</b></p>')
})
