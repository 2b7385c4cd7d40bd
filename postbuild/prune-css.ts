import { parse, type Rule } from 'postcss'

/**
 * Leaves out what a page can never show: selectors that need a class which the page does not know. Selectors without
 * classes, custom properties, fonts and keyframes stay, and so does every rule whose classes stand inside `:not()` and the like.
 * @param knows whether a class can occur on the page, now or later
 */
export function pruneCss(css: string, knows: (name: string) => boolean): string {
  const root = parse(css)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter((selector) => neededClasses(selector).every(knows))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  // From the innermost outwards, since an emptied block may have been the only one in another.
  for (let emptied = true; emptied; ) {
    emptied = false
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0 || rule.name === 'layer') return
      rule.remove()
      emptied = true
    })
  }
  return root.toString()
}

/** Classes that an element or one of those around it must have, so that the selector fits. */
function neededClasses(selector: string): string[] {
  const outside = selector.replace(/\\./g, '_')
  let depth = 0
  let text = ''
  for (const char of outside) {
    if (char === ')' || char === ']') depth -= 1
    if (depth === 0) text += char
    if (char === '(' || char === '[') depth += 1
  }
  return [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

function isKeyframe(rule: Rule): boolean {
  const { parent } = rule
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')
}
