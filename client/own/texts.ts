import type { ToolTexts } from '../../lib/i18n/client/tool-texts'

/** The texts of "your own results": the part `tools.own` of a locale file. */
export type OwnTexts = ToolTexts['own']
