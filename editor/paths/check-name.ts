import { type FileRule, pictureKinds, ruleFor, type WritePolicy } from './policy'
import { quote, WriteError } from './write-error'

/**
 * The maximum lengths of a name and a path, in bytes. File systems accept names of 255 bytes, and Windows whole paths
 * of 260 characters, which include the project's own folder.
 */
const MAX_NAME = 100
const MAX_PATH = 200

/** Names that Windows reserves for devices, whatever follows the first full stop. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])$/i

/** Files that are run, or that decide what is run. */
const code = /\.([cm]?[jt]sx?|html?|xhtml|css|wasm|node|sh|bash|zsh|ps1|bat|cmd|exe|py|rb|php|lock|toml)$/i
const settings =
  /^(node_modules|package(-lock)?\.json|npm-shrinkwrap\.json|[jt]sconfig(\..*)?\.json|biome\.jsonc?|dockerfile|makefile)$/i

const pictureName = /\.(avif|bmp|gif|heic|heif|jfif|jpe?g|jxl|pdf|png|psd|svgz?|tiff?|webp)$/i

/**
 * Checks the path of a file that is written or deleted, without looking at the disk.
 * @param path the path relative to the project, as sent
 * @returns the rule that allows it @throws WriteError at the first problem
 */
export function checkName(path: string, policy: WritePolicy): FileRule {
  if (Buffer.byteLength(path) > MAX_PATH)
    throw new WriteError(path, `${quote(path)} is too long`, 'Choose shorter names')
  for (const name of path.split('/')) checkSegment(path, name)
  if (path !== path.normalize('NFC'))
    throw new WriteError(
      path,
      `${quote(path)} contains a letter that is stored as two characters`,
      'Type its name again, then save',
    )
  const names = path.split('/')
  if (names.some((name) => code.test(name) || settings.test(name)))
    throw new WriteError(path, `${quote(path)} belongs to the code of the site`, 'Ask an engineer to change it')
  const rule = ruleFor(path, policy)
  if (rule === undefined) throw notAllowed(path, policy)
  return rule
}

function checkSegment(path: string, name: string): void {
  const fail = (problem: string, advice: string) => {
    throw new WriteError(path, `${quote(path)} ${problem}`, advice)
  }
  if (name === '') fail('is not the path of a file', 'Give the file a name, without a slash at its beginning or end')
  if (name === '.' || name === '..') fail('leads to another folder', `Leave out ${quote(name)}`)
  if (/\p{C}/u.test(name)) fail('contains an invisible character', 'Type its name again, then save')
  if (name.startsWith('.')) fail('is a hidden file or in a hidden folder', 'Choose a name that begins with a letter')
  if (/%[\da-f]{2}/i.test(name)) fail('contains an encoded character', 'Choose a name without “%”')
  // Windows also knows `.git` as `GIT~1`.
  const [character] = /[\\<>:"|?*]|~\d/.exec(name) ?? []
  if (character !== undefined) fail(`contains ${quote(character)}`, 'Choose a name of letters, digits and hyphens')
  if (/[. ]$/.test(name)) fail('contains a name that ends in a full stop or a space', 'Remove it from the end')
  if (/^\s/.test(name)) fail('contains a name that begins with a space', 'Remove it from the beginning')
  if (device.test(name.split('.')[0]?.trimEnd() ?? ''))
    fail(`contains ${quote(name)}, which Windows cannot store`, 'Choose another name')
  if (Buffer.byteLength(name) > MAX_NAME) fail('has a name that is too long', 'Choose one of at most 50 letters')
}

function notAllowed(path: string, policy: WritePolicy): WriteError {
  const kinds = pictureKinds(policy)
  // A photo in a format that no rule accepts; if a rule accepts the format, the folder is wrong.
  const isOther = pictureName.test(path) && !policy.rules.some(({ pattern }) => acceptsExtension(pattern, path))
  if (isOther && kinds.length > 0)
    return new WriteError(
      path,
      `The site cannot show pictures such as ${quote(path)}`,
      `Save it as ${listOf(kinds)}, then upload it again`,
    )
  return new WriteError(
    path,
    `The editor may not change ${quote(path)}`,
    'Choose a folder and a kind of file that it offers, or ask an engineer to change it',
  )
}

/** Whether a pattern accepts the file name extension of a path. */
function acceptsExtension(pattern: string, path: string): boolean {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const end = pattern.slice(pattern.lastIndexOf('.') + 1)
  return end.replace(/[()]/g, '').split('|').includes(extension)
}

const listOf = (kinds: readonly string[]): string =>
  kinds.length === 1 ? `${kinds[0]}` : `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`
