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

/** The languages that code blocks are coloured in; `shell`, `js`, `ts`, `html` and so on are other names of these. */
export const languages = { bash, http, javascript, json, python, r, typescript, xml, yaml }

let highlighter: ReturnType<typeof createLowlight> | undefined

/** The colouring of code that knows `languages`; made once, for each takes a millisecond. */
export function getHighlighter(): ReturnType<typeof createLowlight> {
  if (highlighter === undefined) {
    highlighter = createLowlight(languages)
    highlighter.registerAlias({ bash: ['shell', 'console'] })
  }
  return highlighter
}
