/**
 * Returns the text that an earlier build made from the same inputs with the same code, or else makes it.
 * @param inputs everything that the text depends on besides code; the first input is the kind of text
 */
export type Reuse = (inputs: readonly string[], make: () => Promise<string>) => Promise<string>

/** Caches nothing, for a process without a build cache. */
export const noCache: Reuse = (_, make) => make()
