import type english from '../../../locales/en/common.json'

/** The texts of the tools that run in a browser, by tool: the part `tools` of a locale file. */
export type ToolTexts = (typeof english)['tools']
