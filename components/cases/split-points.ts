/**
 * Takes the points of a section's list out of its HTML, so that each can have a drawing of its own.
 * @param html paragraphs and one flat list, as the Markdown pipeline writes them
 * @returns what stands above the list, the inside of each point, and what follows; without a list all stands above
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
 * Takes a section's list out with the paragraph that leads to it, so that both can stand beside the rest.
 * @param html paragraphs and one flat list, as the Markdown pipeline writes them
 * @returns without a paragraph directly above a list, all is rest
 */
export function splitAsked(html: string): { rest: string; asked: string } {
  const asked = /<p>(?:(?!<p>)[\s\S])*<\/p>\s*<ul>[\s\S]*?<\/ul>/.exec(html)
  if (!asked) return { rest: html, asked: '' }
  return { rest: html.replace(asked[0], '').trim(), asked: asked[0] }
}
