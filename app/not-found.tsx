import type { Metadata } from 'next'
import { NotFound } from '../components/site/NotFound'
import { getChrome } from '../lib/pages/chrome'
import { pageMetadata } from '../lib/pages/head/metadata'
import { notFound } from '../lib/pages/statement/page'

/** Next itself marks this page as not indexable. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await notFound.view()
  return pageMetadata({ path: notFound.path, title, description, address: false })
}

/** Becomes `404.html`. */
export default function Page() {
  return <NotFound chrome={getChrome('')} page={notFound.view()} />
}
