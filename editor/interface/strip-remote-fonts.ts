/** A rule that loads a typeface from a public server, beside one that loads the same from the package. */
const remoteFont = /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/** As many as the pinned version has. */
const EXPECTED = 3

/**
 * Removes the rules of the interface that load typefaces from elsewhere: the editor sends no request off this computer.
 * @param code all of the module that contains them
 * @throws if there is another number of them, as after an upgrade
 */
export function stripRemoteFonts(code: string): string {
  const found = code.match(remoteFont)?.length ?? 0
  if (found !== EXPECTED)
    throw new Error(
      `The interface has ${found} rules for typefaces on other servers, and ${EXPECTED} were expected. Look at the new version of @sveltia/cms, and change strip-remote-fonts.ts.`,
    )
  return code.replace(remoteFont, '')
}
