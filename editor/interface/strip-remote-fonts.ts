/** Matches a rule that loads a font from a public server, beside one that loads the same font from the package. */
const remoteFont = /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/** The number of such rules in the pinned version. */
const EXPECTED = 3

/**
 * Removes the interface's rules that load fonts from other servers: the editor sends no requests to other computers.
 * @param code the whole module that contains them
 * @throws if there is a different number of them, for example after an upgrade
 */
export function stripRemoteFonts(code: string): string {
  const found = code.match(remoteFont)?.length ?? 0
  if (found !== EXPECTED)
    throw new Error(
      `The interface has ${found} rules for fonts on other servers instead of ${EXPECTED}. Look at the new version of @sveltia/cms, and change strip-remote-fonts.ts.`,
    )
  return code.replace(remoteFont, '')
}
