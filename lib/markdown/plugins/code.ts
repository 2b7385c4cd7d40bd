import type { ElementContent } from 'hast'
import type { LanguageFn } from 'highlight.js'
import bash from 'highlight.js/lib/languages/bash'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import r from 'highlight.js/lib/languages/r'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { insteadOf } from '../../shared/nearest'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report } from '../page'
import { codeLanguages } from '../sanitise'

const languages: Record<(typeof codeLanguages)[number], LanguageFn> = {
  ...{ bash, http, javascript, json, python, r, typescript, xml, yaml },
}

let highlighter: ReturnType<typeof createLowlight> | undefined

/** Returns the highlighter for `languages`, made once, because each language takes a millisecond. */
function getHighlighter(): ReturnType<typeof createLowlight> {
  if (highlighter === undefined) {
    highlighter = createLowlight(languages)
    highlighter.registerAlias({ bash: ['shell', 'console'] })
  }
  return highlighter
}

/** Highlights code at build time: spans with classes, no script and no style attribute. */
export const code: PagePlugin = (page) => (tree: Root) => {
  visit(tree, 'code', (node) => {
    const language = node.lang ?? 'text'
    const isKnown = language === 'text' || getHighlighter().registered(language)
    if (!isKnown)
      report(page, node, markdownMessages['code-language-unknown'], {
        language,
        instead: insteadOf(language, ['text', ...codeLanguages]),
      })
    else if (!page.isChecked) turnIntoBlock(node, language)
  })
}

function turnIntoBlock(node: Code, language: string): void {
  const isPlain = language === 'text'
  const children: ElementContent[] = isPlain
    ? [{ type: 'text', value: node.value }]
    : (getHighlighter().highlight(language, node.value).children as ElementContent[])
  const properties = isPlain ? {} : { className: [`language-${language}`] }
  // Wide code blocks scroll, which must work with the keyboard too.
  const hChildren = [{ type: 'element' as const, tagName: 'code', properties, children }]
  Object.assign(node, { type: 'codeBlock', data: { hName: 'pre', hProperties: { tabIndex: 0 }, hChildren } })
}
