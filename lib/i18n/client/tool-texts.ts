import type { TextTree } from '../text-key'

/** The texts of the tools that run in a browser, by tool: the group `tools` of a locale file. */
export type ToolTexts = TextTree<'tools'>
