/**
 * Converts what somebody copied from Word, Excel or another program to HTML that the text editor can write as Markdown:
 * paragraphs that look like items become lists, a table gets a row of headings and one line in each cell, and anything
 * that only Office needs is removed.
 * @param source the HTML on the clipboard
 * @returns undefined if nothing needs to change
 */
export function cleanPaste(source: string): string | undefined {
  const { body } = new DOMParser().parseFromString(source, 'text/html')
  const isOffice = /\bmso-|urn:schemas-microsoft-com/.test(source)
  const tables = [...body.querySelectorAll('table')].filter((table) => table.querySelector('th') === null)
  if (!isOffice && tables.length === 0) return undefined
  if (isOffice) {
    removeUnwanted(body)
    lowerHeadings(body)
    makeLists(body)
  }
  // Inner tables before those around them.
  for (const table of tables.reverse()) cleanTable(table)
  if (isOffice) {
    tidySpaces(body)
    removeStyles(body)
  }
  return body.innerHTML
}

/** Elements to remove: style sheets and metadata, deleted text, comments, and pictures that are not on the web. */
const UNWANTED =
  'style, script, meta, link, title, xml, del, [style*="mso-element:comment"], [href^="#_msocom"], img:not([src^="http"])'

function removeUnwanted(body: HTMLElement): void {
  for (const each of [...body.querySelectorAll(UNWANTED), ...nodesIn(body, NodeFilter.SHOW_COMMENT)]) each.remove()
  // Bookmarks, and links to them from tables of contents and footnotes.
  for (const each of body.querySelectorAll('a:not([href]), a[href^="#_"]')) unwrap(each)
  for (const each of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':'))) unwrap(each)
}

/** Makes headings one level lower if there is an `h1`, because the page already has its title. */
function lowerHeadings(body: HTMLElement): void {
  if (body.querySelector('h1') === null) return
  for (const level of [5, 4, 3, 2, 1])
    for (const each of body.querySelectorAll(`h${level}`)) rename(each, `h${level + 1}`)
}

/** A list item from Word: a separate paragraph, with a level and with its marker as text. */
interface Item {
  paragraph: HTMLElement
  level: number
  list: 'ul' | 'ol'
}

function itemOf(element: Element | null): Item | undefined {
  const [, level] = /mso-list:\s*l\d+ level(\d+)/.exec(element?.getAttribute('style') ?? '') ?? []
  if (level === undefined || !/^(?:p|div|h\d)$/.test(element?.localName ?? '')) return undefined
  const paragraph = element as HTMLElement
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  return { paragraph, level: Number(level), list: /^\s*\(?\w+[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul' }
}

function makeLists(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="mso-list" i]')) {
    const run: Item[] = []
    let item = itemOf(element)
    while (item) {
      run.push(item)
      item = itemOf(item.paragraph.nextElementSibling)
    }
    if (run.length > 0) element.before(...listsOf(run))
    for (const { paragraph } of run) paragraph.remove()
  }
}

/** Makes nested lists from consecutive items. */
function listsOf(run: readonly Item[]): HTMLElement[] {
  const lists: HTMLElement[] = []
  const open: HTMLElement[] = []
  for (const { paragraph, level, list } of run) {
    open.length = Math.min(open.length, level)
    if (open.length === level && open.at(-1)?.localName !== list) open.pop()
    if (open.length < level) {
      const made = paragraph.ownerDocument.createElement(list)
      const around = open.at(-1)?.lastElementChild
      if (around) around.append(made)
      else lists.push(made)
      open.push(made)
    }
    const item = paragraph.ownerDocument.createElement('li')
    for (const mark of paragraph.querySelectorAll('[style*="mso-list" i]')) mark.remove()
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
  }
  return lists
}

/** Separates merged cells and joins lines: Markdown has neither cells that span others nor cells with several lines. */
function cleanTable(table: HTMLTableElement): void {
  for (const each of table.querySelectorAll('colgroup, col, caption')) each.remove()
  const rows = [...table.rows]
  for (const [index, row] of rows.entries()) for (const cell of [...row.cells]) separate(cell, rows.slice(index + 1))
  for (const cell of table.querySelectorAll('td')) joinLines(cell)
  const [first] = rows
  if (first && rows.length === 1 && first.cells.length === 1) {
    // A single cell is copied for its words.
    const paragraph = table.ownerDocument.createElement('p')
    paragraph.append(...(first.cells[0]?.childNodes ?? []))
    table.replaceWith(paragraph)
  } else for (const cell of [...(first?.cells ?? [])]) rename(cell, 'th')
}

/** Adds an empty cell for each further cell that a cell spans. */
function separate(cell: HTMLTableCellElement, below: readonly HTMLTableRowElement[]): void {
  const { colSpan, rowSpan, cellIndex } = cell
  cell.removeAttribute('colspan')
  cell.removeAttribute('rowspan')
  for (let count = 1; count < colSpan; count++) cell.after(cell.ownerDocument.createElement('td'))
  for (const row of below.slice(0, rowSpan - 1))
    for (let count = 0; count < colSpan; count++) row.insertCell(Math.min(cellIndex, row.cells.length))
}

function joinLines(cell: HTMLTableCellElement): void {
  for (const each of cell.querySelectorAll('br')) each.replaceWith(' ')
  for (const each of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6')) {
    each.after(' ')
    unwrap(each)
  }
  cell.normalize()
  for (const text of textsIn(cell)) {
    // At a vertical bar the text editor would start another cell, even after a backslash.
    text.data = text.data.replace(/\s+/g, ' ').replaceAll('|', '/')
  }
}

/**
 * Turns runs of spaces, including the non-breaking ones that Word adds, into one space, and removes empty paragraphs.
 */
function tidySpaces(body: HTMLElement): void {
  for (const text of textsIn(body)) text.data = text.data.replace(/\s+/g, ' ')
  for (const each of body.querySelectorAll('p'))
    if (each.textContent?.trim() === '' && each.querySelector('img') === null) each.remove()
}

/** Removes styles. Words that are bold or italic only through their style become `b` or `i`. */
function removeStyles(body: HTMLElement): void {
  for (const each of body.querySelectorAll('[style], [class], [lang]')) {
    const style = each.getAttribute('style') ?? ''
    for (const name of ['style', 'class', 'lang']) each.removeAttribute(name)
    if (each.localName !== 'span') continue
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) rename(each, 'b')
    else if (/font-style:\s*italic/.test(style)) rename(each, 'i')
  }
}

const textsIn = (element: HTMLElement) => nodesIn(element, NodeFilter.SHOW_TEXT) as Text[]

function nodesIn(element: HTMLElement, kind: number): CharacterData[] {
  const walker = element.ownerDocument.createTreeWalker(element, kind)
  const found: CharacterData[] = []
  while (walker.nextNode()) found.push(walker.currentNode as CharacterData)
  return found
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function rename(element: Element, name: string): void {
  const made = element.ownerDocument.createElement(name)
  made.append(...element.childNodes)
  element.replaceWith(made)
}
