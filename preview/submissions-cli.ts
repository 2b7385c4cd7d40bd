/** `npm run tool -- submissions`: reads and removes what the embedded server took. */
import { readAll, remove, type Submission, submissionsFile } from './forms/store'
import { StoreError } from './forms/store-error'

const usage = 'Usage: npm run tool -- submissions list | delete <email>'

/**
 * @param args `list`, or `delete` and an address (capitals do not count)
 * @returns exit code
 */
export async function main(args: readonly string[], file = submissionsFile, say = console.log): Promise<number> {
  try {
    return await obey(args, file, say)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    say(error.message)
    return 1
  }
}

async function obey(args: readonly string[], file: string, say: (text: string) => void): Promise<number> {
  const [command, email, ...more] = args
  if (command === 'list' && email === undefined) {
    const { submissions, unreadable } = await readAll(file)
    for (const submission of submissions) say(inWords(submission))
    say(`${submissions.length} ${submissions.length === 1 ? 'submission' : 'submissions'} in ${file}.`)
    if (unreadable.length > 0) say(`Lines ${unreadable.join(', ')} cannot be read. Mend or remove them in an editor.`)
    return 0
  }
  if (command === 'delete' && email?.includes('@') && more.length === 0) {
    const wanted = email.trim().toLowerCase()
    const count = await remove(file, ({ fields }) => fields.email?.trim().toLowerCase() === wanted)
    say(`${count} ${count === 1 ? 'submission' : 'submissions'} of ${printable(email)} removed from ${file}.`)
    return 0
  }
  say(usage)
  return 1
}

function inWords({ at, form, fields, spam }: Submission): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${printable(name)}: ${printable(String(value))}`)
  return [`${printable(at)} ${printable(form)}${spam ? ' (spam)' : ''}`, ...lines, ''].join('\n')
}

/** Strangers wrote this: control characters could command the terminal. Line ends are shown indented, all else as `·`. */
function printable(text: string): string {
  return text.replace(/\r?\n/g, '\n    ').replace(/(?!\n)\p{Cc}/gu, '·')
}
