import { execFileSync, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { Language } from '../../lib/reference/samples/sample'
import { isProgram, onPath } from '../run/find-browser.mjs'
import type { Optional } from '../run/skipped.mjs'

/** The programs that run and check the samples of a language. */
export interface Programs {
  language: Language
  /** The names of the programs that run and check samples, reported if the test is skipped. */
  needs: { runner: Optional; checker: Optional }
  /** Finds the program that runs samples; undefined if it or a package is not installed. */
  runner: () => string | undefined
  /** Finds the program that checks a file without running it, with its arguments; undefined if it is not installed. */
  checker: () => string[] | undefined
  /** Whether the checker takes several files. */
  takesSeveral: boolean
  extension: string
}

/** Lists all programs with a name in PATH, in order, because the first Python may lack the package. */
const findAllOnPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => {
    const file = join(folder, name)
    return isProgram(file) ? [file] : []
  })

/** Whether the program succeeds with these arguments. */
function succeeds(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const bash = () => onPath(['bash'], process.env)
const python = () => findAllOnPath('python3')
const rscript = () => onPath(['Rscript'], process.env)

const parseEach = 'for (file in commandArgs(TRUE)) parse(file)'

/** The programs for each language, in the order of the tabs. */
export const programs: Programs[] = [
  {
    language: 'curl',
    needs: { runner: 'curl', checker: 'Bash' },
    runner: () => (onPath(['curl'], process.env) ? bash() : undefined),
    checker: () => (bash() ? [bash() as string, '-n'] : undefined),
    takesSeveral: false,
    extension: 'sh',
  },
  {
    language: 'javascript',
    needs: { runner: 'Node', checker: 'Node' },
    runner: () => process.execPath,
    checker: () => [process.execPath, '--check'],
    takesSeveral: false,
    extension: 'mjs',
  },
  {
    language: 'python',
    needs: { runner: 'Python with requests', checker: 'Python' },
    runner: () => python().find((program) => succeeds(program, '-c', 'import requests')),
    checker: () => (python()[0] ? [python()[0] as string, '-m', 'py_compile'] : undefined),
    takesSeveral: true,
    extension: 'py',
  },
  {
    language: 'r',
    needs: { runner: 'R with httr2', checker: 'R' },
    runner: () => [rscript()].find((program) => program && succeeds(program, '-e', 'library(httr2)')),
    checker: () => (rscript() ? [rscript() as string, '-e', parseEach] : undefined),
    takesSeveral: true,
    extension: 'R',
  },
]

/** The output and exit code of a finished program. */
interface Ended {
  code: number | null
  output: string
}

/**
 * Runs a program in a folder, with only PATH from the environment of this machine.
 * @param variables further environment variables
 */
export function run(program: string, args: string[], folder: string, variables: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const env = { PATH, HOME: folder, LC_ALL: 'C.UTF-8', NO_PROXY: '*', ...variables }
  return new Promise<Ended>((done, failed) => {
    // There is no input, in case a program waits for it because of a missing quote, and a program that hangs is
    // stopped.
    const child = spawn(program, args, {
      cwd: folder,
      env: env as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.once('error', failed)
    child.once('close', (code) => done({ code, output }))
  })
}
