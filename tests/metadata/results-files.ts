import { ancestorsOf, attr, type Element, findAll, findOne } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import { stepsOn } from './articles'
import type { Thing } from './data'
import { absoluteHref, type BuiltPage, leadOn, makeThing, organizationOn } from './page'

/** Returns each results file that the case offers, with the text next to its link. */
export function resultsOn(page: BuiltPage): Thing[] {
  const note = findOne(findOne(page.root, 'main'), 'section', { 'aria-labelledby': 'computed' })
  const visible = findAll(note, 'p').filter((each) => !ancestorsOf(each).some(({ tagName }) => tagName === 'details'))
  const [licence] = visible.flatMap((each) => findAll(each, 'a'))
  const [, simulated] = textOf(visible[0] as Element).split(/(?=\bThe results are simulated\.)/)
  const shared = {
    description: [leadOn(page), simulated].filter(Boolean).join(' '),
    url: page.address,
    isAccessibleForFree: true,
    license: licence && attr(licence, 'href'),
    creator: organizationOn(page),
    variableMeasured: columnsIn(note),
  }
  // The areas file is not a result.
  const files = findAll(note, 'a', { download: true, href: /\.csv$/ }).filter(
    (link) => !/\/areas\.csv$/.test(hrefOf(link)),
  )
  return files.map((link) => ({ ...describeFile(link, page), ...shared }))
}

const hrefOf = (link: Element) => attr(link, 'href') ?? ''

/** Describes a file from the text of its link and the words next to it. */
function describeFile(link: Element, page: BuiltPage): Thing {
  const [line = link] = ancestorsOf(link)
  const name = textOf(link)
  const [, bytes, rows] = /^CSV, ([\d,]+ kB): ([\d,]+ rows?) from /.exec(textOf(line).slice(name.length).trim()) ?? []
  const contentUrl = absoluteHref(link, page.address)
  return makeThing('Dataset', {
    '@id': `${page.address}#${contentUrl.slice(contentUrl.lastIndexOf('/') + 1)}`,
    name: `${stepsOn(page).at(-1)?.name}: ${name}`,
    size: rows,
    distribution: [makeThing('DataDownload', { contentUrl, encodingFormat: 'text/csv', contentSize: bytes })],
  })
}

/** Lists the columns of the files; some share a description. */
function columnsIn(note: Element): Thing[] {
  const list = findOne(findOne(note, '*', { id: 'computed-file' }), 'dl')
  const texts = findAll(list, 'dd').map((text) => textOf(text))
  return findAll(list, 'dt').flatMap((names, index) =>
    textOf(names)
      .split(', ')
      .map((name) => makeThing('PropertyValue', { name, description: texts[index] })),
  )
}
