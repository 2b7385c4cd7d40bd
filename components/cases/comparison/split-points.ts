/**
 * Extracts the items of a list from a section's HTML, so that each can have an illustration.
 * @param html paragraphs and one flat list, as the Markdown pipeline writes them
 * @returns the text before the list, the content of each item, and the text after it; without a list all text counts as
 * before it
 */
export function splitPoints(html: string): { lead: string; points: string[]; rest: string } {
  const list = /<ul>([\s\S]*?)<\/ul>/.exec(html)
  if (!list) return { lead: html, points: [], rest: '' }
  return {
    lead: html.slice(0, list.index).trim(),
    points: [...(list[1] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, point = '']) => point.trim()),
    rest: html.slice(list.index + list[0].length).trim(),
  }
}

/**
 * Extracts a section's list together with the paragraph that introduces it, so that both can be shown beside the rest.
 * @param html paragraphs and one flat list, as the Markdown pipeline writes them
 * @returns `list` is empty if no paragraph directly precedes a list
 */
export function splitList(html: string): { rest: string; list: string } {
  const match = /<p>(?:(?!<p>)[\s\S])*<\/p>\s*<ul>[\s\S]*?<\/ul>/.exec(html)
  if (!match) return { rest: html, list: '' }
  return { rest: html.replace(match[0], '').trim(), list: match[0] }
}
