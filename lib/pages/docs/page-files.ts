import type { Texts } from '../../i18n/texts'
import { href, markdownCopyPath, openapiPath, postmanPath } from '../../shared/urls'
import type { LinkText } from '../chrome'

/** A page in other forms: for programs, for another text, for those who mend it. */
export interface PageFiles {
  /** The Markdown copy. */
  markdownCopy: LinkText
  /** Label of the button that copies it. */
  copy: string
  /** Where the page's source can be edited; none while no repository is set. */
  edit?: LinkText | undefined
  /** Descriptions of the API, on the pages that introduce it. */
  descriptions: LinkText[]
}

/** Pages that lead to the descriptions of the API. */
const introducing = ['/docs/rest', '/docs/rest/reference']

/**
 * The other forms of one page.
 * @param page address without base path, and file relative to the project's root
 * @param repository of `content/site.yml`: the address that a file is edited below, without a slash at its end
 */
export function pageFiles(
  { path, file }: { path: string; file: string },
  { repository, t }: { repository: string | undefined; t: Texts },
): PageFiles {
  return {
    markdownCopy: { href: href(markdownCopyPath(path)), text: t('docs.files.markdown') },
    copy: t('docs.files.copy'),
    edit: repository === undefined ? undefined : { href: `${repository}/${file}`, text: t('docs.files.edit') },
    descriptions: introducing.includes(path)
      ? [
          { href: href(openapiPath), text: t('outputs.openapi.name') },
          { href: href(postmanPath), text: t('outputs.postman.name') },
        ]
      : [],
  }
}
