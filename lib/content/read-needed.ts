import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { fileMessages } from './file-messages'
import { currentFiles } from './files'

/**
 * Reads a file that the site cannot do without.
 * @param file path relative to the project's root
 * @throws ContentError where it is not there
 */
export function readNeeded(file: string): Promise<string> {
  return currentFiles()
    .readText(file)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new ContentError([diagnosticAt({ file }, fileMessages['file-missing'])])
      throw error
    })
}
