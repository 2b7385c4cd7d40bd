/** `npm run tool -- submissions`: lists and deletes submissions to the embedded server. */
import { openSubmissions, type Submission } from '@oogwenk/ship'
import { submissionsFile } from '../build/forms'

const usage = 'Usage: npm run tool -- submissions list | delete <email>'

/**
 * Lists submissions, or deletes those of one person.
 * @param args `list`, or `delete` and an email address in upper or lower case
 * @returns the exit code
 */
export async function main(args: readonly string[], file = submissionsFile, print = console.log): Promise<number> {
  try {
    return await runCommand(args, file, print)
  } catch (error) {
    if (!openSubmissions(file).problemOf(error)) throw error
    print((error as Error).message)
    return 1
  }
}

async function runCommand(args: readonly string[], file: string, print: (text: string) => void): Promise<number> {
  const [command, email, ...more] = args
  if (command === 'list' && email === undefined) {
    const { submissions, unreadable } = await openSubmissions(file).readAll()
    for (const submission of submissions) print(formatSubmission(submission))
    print(`${submissions.length} ${submissions.length === 1 ? 'submission' : 'submissions'} in ${file}.`)
    if (unreadable.length > 0) {
      const [lines, pronoun] = unreadable.length === 1 ? ['Line', 'it'] : ['Lines', 'them']
      print(`${lines} ${unreadable.join(', ')} cannot be read. Fix or remove ${pronoun} in an editor.`)
    }
    return 0
  }
  if (command === 'delete' && email?.includes('@') && more.length === 0) {
    const wanted = email.trim().toLowerCase()
    const count = await openSubmissions(file).remove(({ fields }) => fields.email?.trim().toLowerCase() === wanted)
    print(`${count} ${count === 1 ? 'submission' : 'submissions'} by ${printable(email)} removed from ${file}.`)
    return 0
  }
  print(usage)
  return 1
}

function formatSubmission({ at, form, fields, spam }: Submission): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${printable(name)}: ${printable(String(value))}`)
  return [`${printable(at)} ${printable(form)}${spam ? ' (spam)' : ''}`, ...lines, ''].join('\n')
}

/**
 * Makes text from strangers safe to print: lines after the first are indented, and other control characters, which
 * could control the terminal, become `·`.
 */
function printable(text: string): string {
  return text.replace(/\r?\n/g, '\n    ').replace(/(?!\n)\p{Cc}/gu, '·')
}
