import type { ClientModules } from '../steps/framework/client-modules'

/** Client modules as Next lists them: its own as 1, an error screen as 2, a form of the site as 3. */
export const modules: ClientModules = new Map([
  ['1', ['node_modules/next/dist/esm/client/components/layout-router.js']],
  ['2', ['app/error.tsx']],
  ['3', ['components/forms/DemoForm.tsx']],
])

const chunk = '/_next/static/chunks'

/**
 * Makes a small page like those that Next exports.
 * @param rows the rows of client modules in its payload, such as `4:I[3,["$2"],"default"]`
 */
export function exportedPage({ rows = ['4:I[1,["$2"],"default"]'], body = '<p>One<!-- --> two</p>', head = '' } = {}) {
  const payload = JSON.stringify([1, `${rows.join('\n')}\n0:{}\n`]).replace(/</g, '\\u003c')
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="${chunk}/a.css" data-precedence="next"/><link rel="stylesheet" href="${chunk}/b.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="${chunk}/run.js"/><script src="${chunk}/one.js" async=""></script>${head}<title>A</title><script src="${chunk}/old.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$--><script id="_R_">(globalThis["TURBOPACK"] || []).push({});</script><script src="${chunk}/run.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${payload})</script></body></html>`
}
