/**
 * The parts of the interface that the editor uses. The interface's own declarations are installed only with the
 * packages of the editor.
 */
declare module '@sveltia/cms' {
  const CMS: {
    init(options: { config: Record<string, unknown> }): void
    registerEditorComponent(definition: Record<string, unknown>): void
    registerPreviewStyle(address: string): void
    registerPreviewTemplate(name: string, component: unknown): void
  }
  export default CMS
}
