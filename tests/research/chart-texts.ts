import { readFileSync } from 'node:fs'
import type { ReportTexts } from '../../lib/i18n/client/report-texts'

type Tree = { [name: string]: string | Tree }

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string' ? [[path + name, node]] : flatten(node, `${path}${name}.`),
  )

/** The English texts of the charts. */
export const texts = Object.fromEntries(
  flatten(JSON.parse(readFileSync('locales/en/common.json', 'utf8')).report),
) as ReportTexts
