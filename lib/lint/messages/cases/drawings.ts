import type { MessageCase, Overlay } from './message-case'

/** A page that shows a drawing. */
const shown = (inner: string, attributes = 'viewBox="0 0 8 5"', before = ''): Overlay => ({
  'content/pages/thanks.md':
    '---\ntitle: Thanks\ndescription: It says what the page is about.\nlead: We will write back.\nbutton: Home\n---\n\n![An eye](eye.svg)\n',
  'content/pages/eye.svg': `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inner}</svg>\n`,
})

export const drawingCases: readonly MessageCase[] = [
  { id: 'drawing-broken', bad: shown('<path d="M0 0">'), near: shown('<path d="M0 0"/>') },
  {
    id: 'drawing-declares',
    bad: shown('', undefined, '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>\n'),
    near: shown('', undefined, '<?xml version="1.0"?>\n<!-- <!DOCTYPE svg> -->\n'),
  },
  { id: 'drawing-element', bad: shown('<script>alert(1)</script>'), near: shown('<title>script</title>') },
  { id: 'drawing-attribute', bad: shown('<path onclick="alert(1)"/>'), near: shown('<path id="onclick"/>') },
  {
    id: 'drawing-value',
    bad: shown('<path fill="url(https://elsewhere.example/#a)"/>'),
    near: shown('<path fill="url(#a)"/>'),
  },
  {
    id: 'drawing-nested',
    bad: shown('<g id="a"><use href="#a"/></g>'),
    near: shown('<g id="a"><path/></g><use href="#a"/>'),
  },
  { id: 'drawing-no-size', bad: shown('', 'width="8cm" height="5cm"'), near: shown('', 'width="8" height="5px"') },
  {
    id: 'drawing-too-big',
    bad: shown(`<!--${' '.repeat(1_000_000)}-->`),
    near: shown(`<!--${' '.repeat(999_000)}-->`),
  },
]
