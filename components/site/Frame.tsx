import type { ReactNode } from 'react'
import type { Chrome } from '../../lib/navigation/chrome'
import { Footer } from './Footer'
import { Header, type HeaderLook } from './Header'

/**
 * What stands around every page: skip link, header, footer. The page itself is `children`, in `<main>`.
 * It is part of the page and not of the layout, so that the header knows which page it is on without a script.
 */
export function Frame({ children, scheme, compact, ...chrome }: Chrome & HeaderLook & { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip">
        {chrome.skip}
      </a>
      <Header {...chrome} scheme={scheme} compact={compact} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...chrome} />
    </>
  )
}
