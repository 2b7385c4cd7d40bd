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
import { type CodeLanguage, languageAliases } from './code-languages'

const languages: Record<CodeLanguage, LanguageFn> = {
  ...{ bash, http, javascript, json, python, r, typescript, xml, yaml },
}

let highlighter: ReturnType<typeof createLowlight> | undefined

/** Returns the highlighter for `languages`, made once, because each language takes a millisecond. */
function getHighlighter(): ReturnType<typeof createLowlight> {
  if (highlighter === undefined) {
    highlighter = createLowlight(languages)
    highlighter.registerAlias({ ...languageAliases })
  }
  return highlighter
}

/**
 * Highlights code.
 * @param language a name for which `isCodeLanguage` is true
 * @returns texts, and spans with classes
 */
export const highlight = (language: string, code: string): ElementContent[] =>
  getHighlighter().highlight(language, code).children as ElementContent[]
