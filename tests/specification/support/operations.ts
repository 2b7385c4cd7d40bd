import { attr, type Element, findAll } from './elements'
import { textOf } from './text'

interface ShownOperation {
  id: string
  /** The method as shown, in capitals. */
  method: string
  /** The path as shown, without the prefix `/v1`. */
  path: string
  text: string
}

/**
 * Lists the operations on a reference page: elements with an id such as `get-experiments` that show a method and a
 * path.
 */
export function operationsOf(main: Element): ShownOperation[] {
  return findAll(main, '*', { id: /^(get|head|post|put|patch|delete|options)-/ })
    .filter((element) => findAll(element, '*', { 'data-method': true }).length > 0)
    .map((element) => {
      const method = findAll(element, '*', { 'data-method': true })[0] as Element
      const path = findAll(element, 'code')
        .map((code) => textOf(code))
        .find((text) => text.includes('/'))
      return {
        id: attr(element, 'id') ?? '',
        method: textOf(method).toUpperCase(),
        path: (path ?? '').replace(/^\/v1(?=\/)/, ''),
        text: textOf(element),
      }
    })
}

/** Returns the anchor of an operation: its method and path segments without braces, joined by `-`. */
export function anchorOf(method: string, path: string): string {
  return [method.toLowerCase(), ...path.replace(/[{}]/g, '').split('/').filter(Boolean)].join('-')
}
