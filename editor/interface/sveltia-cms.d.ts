/** What the editor uses of the interface, whose own declarations are installed only with the packages of the editor. */
declare module '@sveltia/cms' {
  const CMS: {
    init(options: { config: Record<string, unknown> }): void
    registerEditorComponent(definition: Record<string, unknown>): void
    registerPreviewStyle(address: string): void
    registerPreviewTemplate(name: string, component: unknown): void
  }
  export default CMS
}
