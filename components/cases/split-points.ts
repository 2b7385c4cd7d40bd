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
