import type english from '../../../locales/en/common.json'

/** The words of the explorer of a case: the part `tools.explorer` of the interface texts. */
export type ExplorerTexts = (typeof english)['tools']['explorer']
