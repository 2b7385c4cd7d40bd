/** The title of a page as its browser tab and search engines show it: it names the site, once. */
export function tabTitle(title: string, siteName: string): string {
  return namesIt(title, siteName) ? title : `${title} – ${siteName}`
}

/** As words of its own: a site called “Oog” is not named by a title with “Oogwenk” in it. */
function namesIt(title: string, siteName: string): boolean {
  const name = siteName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(title)
}
