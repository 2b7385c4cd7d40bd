/**
 * Returns what to write for a picture of a case whose name is rejected: a name with capitals or spaces belongs to a
 * file that has to be renamed.
 * @param written the value of the field
 */
export function pictureNameHint(written: string): string {
  const [, linked] = /^!?\[[^\]]*\]\(([a-z0-9-]+\.(?:png|jpe?g|webp))\)$/.exec(written) ?? []
  if (linked !== undefined) return `Write ${linked} alone, because this field is the name of a file.`
  if (/^[^/\\]+\.(?:svg|gif|avif|bmp|tiff?|hei[cf])$/i.test(written))
    return 'Save the picture as PNG, JPEG or WebP, and write its new name, such as banner-a.png.'
  const [, stem = '', extension = ''] = /^([^/\\]+)\.(png|jpe?g|webp)$/i.exec(written) ?? []
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'Write a file in the same folder, such as banner-a.png.'
  const name = `${plain}.${extension.toLowerCase()}`
  const names =
    name === written.toLowerCase() ? 'lower-case names only' : 'names of lower-case letters, digits and hyphens'
  return `Rename the file to ${name}, and write that name here: the pictures of a case have ${names}.`
}
