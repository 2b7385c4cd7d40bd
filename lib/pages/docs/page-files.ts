import type { Texts } from '../../i18n/texts'
import { href, markdownCopyPath, openapiPath, postmanPath } from '../../shared/urls'
import type { LinkText } from '../chrome'
import { pageAt } from '../find-page'

/** Links to other forms of a page: Markdown, source, API descriptions. */
export interface PageFiles {
  /** The Markdown copy. */
  markdownCopy: LinkText
  /** The label of the button that copies the Markdown copy to the clipboard. */
  copy: string
  /** The link to edit the source of the page; undefined if no repository is set. */
  edit?: LinkText | undefined
  /** Links to descriptions of the API, on the pages whose definition has them. */
  descriptions: LinkText[]
}

/**
 * Returns the links to other forms of one page.
 * @param page the address without the base path, and the file relative to the project's root
 * @param repository the address in `content/site.yml` to which the path of a file is added, without a trailing slash
 */
export function pageFiles(
  { path, file }: { path: string; file: string },
  { repository, t }: { repository: string | undefined; t: Texts },
): PageFiles {
  return {
    markdownCopy: { href: href(markdownCopyPath(path)), text: t('docs.files.markdown') },
    copy: t('docs.files.copy'),
    edit: repository === undefined ? undefined : { href: `${repository}/${file}`, text: t('docs.files.edit') },
    descriptions: pageAt(path)?.hasApiDescriptions
      ? [
          { href: href(openapiPath), text: t('outputs.openapi.name') },
          { href: href(postmanPath), text: t('outputs.postman.name') },
        ]
      : [],
  }
}
