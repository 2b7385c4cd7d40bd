import type { ReactNode } from 'react'
import type { Chrome } from '../../lib/navigation/chrome'
import { Footer } from './Footer'
import { Header } from './Header'

/**
 * What stands around every page: skip link, header, footer. The page itself is `children`, in `<main>`.
 * It is part of the page and not of the layout, so that the header knows which page it is on without a script.
 * @param scheme fixes the header's colours, for a page that begins with a stage which reaches up behind it
 */
export function Frame({ children, scheme, ...chrome }: Chrome & { children: ReactNode; scheme?: 'night' | undefined }) {
  return (
    <>
      <a href="#content" className="skip">
        {chrome.skip}
      </a>
      <Header {...chrome} scheme={scheme} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...chrome} />
    </>
  )
}
