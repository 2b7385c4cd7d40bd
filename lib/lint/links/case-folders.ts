import { posix } from 'node:path'
import { isPictureName } from '../../images/pictures/file-type'
import { routeOf } from '../../pages/find-page'

/** Returns the folders with results or areas of a case, and with nothing that may be its text under another name. */
export function foldersWithoutText(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set(files.filter(isData).map(posix.dirname).filter(isOfCase))
  const mayBeText = (file: string) => folders.has(posix.dirname(file)) && !isData(file) && !isPictureName(file)
  for (const file of files.filter(mayBeText)) folders.delete(posix.dirname(file))
  return folders
}

const isData = (file: string): boolean => file.endsWith('.csv') || file.endsWith('/areas.yml')

const isOfCase = (folder: string): boolean => routeOf(`${folder}/index.md`)?.kind === 'case'
