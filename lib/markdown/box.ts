import type { Data, Node, Parent, RootContent } from 'mdast'

/** An element that Markdown has no node for. remark-html draws any node by the name and attributes in its data. */
export interface Box extends Parent {
  type: 'box'
  children: RootContent[]
  data: Data & { hName: string }
}

declare module 'mdast' {
  interface RootContentMap {
    box: Box
  }
  interface BlockContentMap {
    box: Box
  }
  interface PhrasingContentMap {
    box: Box
  }
}

/** Makes an element with Markdown inside. */
export function box(hName: string, hProperties: Data['hProperties'], children: RootContent[], at?: Node): Box {
  return { type: 'box', data: { hName, hProperties }, children, position: at?.position }
}
