import type { ReactNode } from 'react'
import type { Chrome } from '../../lib/pages/chrome'
import { Banner } from '../preview/Banner'
import { Footer } from './Footer'
import { Header, type HeaderOptions } from './Header'

interface Props extends Chrome, HeaderOptions {
  /** The structured data of the page, as JSON-LD. */
  data?: string
  children: ReactNode
}

/**
 * The frame of every page: skip link, header, footer. The page itself is `children`, in `<main>`. The frame is part of
 * the page rather than the layout, so that the header can mark the current page without a script.
 */
export function Frame({ children, scheme, compact, data, ...chrome }: Props) {
  return (
    <>
      <a href="#content" className="skip">
        {chrome.skip}
      </a>
      {chrome.preview && <Banner {...chrome.preview} />}
      <Header {...chrome} scheme={scheme} compact={compact} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...chrome} />
      {data !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, and `jsonLd` escapes everything that could end it
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  )
}
