import { language } from '../../site.config'
import { manifestIcons } from '../images/pictures/icon-sizes'
import { colours } from '../images/social/colours'
import { href } from '../shared/urls'
import type { OutputSource } from './source'

/**
 * Returns `/manifest.webmanifest`: the name of the site and its icons, for visitors who add the site to their home
 * screen. It opens in the browser, because nothing here works offline.
 * @source https://www.w3.org/TR/appmanifest/
 */
export async function manifest({ site, pages }: Pick<OutputSource, 'site' | 'pages'>): Promise<object> {
  const [{ name }, all] = await Promise.all([site(), pages()])
  const description = all.find(({ path }) => path === '/')?.description
  return {
    ...{ name, short_name: name, description, lang: language },
    ...{ id: href('/'), start_url: href('/'), scope: href('/'), display: 'browser' },
    ...{ background_color: colours.paper, theme_color: colours.paper },
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      ...{ src: href(path), type: 'image/png', sizes: `${size}x${size}`, purpose },
    })),
  }
}
