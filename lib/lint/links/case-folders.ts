import { posix } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { routeOf } from '../../pages/find-page'

/** Returns the folders with results or areas of a case, and with nothing that may be its text under another name. */
export function foldersWithoutText(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set(files.filter(isData).map(posix.dirname))
  const others = files.filter((file) => !isData(file) && !isPictureName(file))
  for (const file of others) folders.delete(posix.dirname(file))
  return new Set([...folders].filter(isOfCase))
}

const isData = (file: string): boolean => /\/areas\.yml$|\.csv$/.test(file)

const isOfCase = (folder: string): boolean => routeOf(`${folder}/index.md`)?.kind === 'case'
