/**
 * Reads Stryker's report:
 * https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema
 */

/**
 * @typedef {object} Mutant
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location from 1
 * @property {'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError' |
 *   'Pending'} status
 */

/** @typedef {Record<string, { source: string, mutants: Mutant[] }>} MutatedFiles by path */

/**
 * Whether no test noticed a mutant.
 * @param {Mutant} mutant
 */
const survives = ({ status }) => status === 'Survived' || status === 'NoCoverage'

/**
 * Counts mutants. As in Stryker's own score, those that a test notices by never ending count as noticed, and those that
 * cannot run do not count.
 * @param {MutatedFiles} files
 * @returns {{ killed: number, all: number, ignored: number }}
 */
export function summariseMutants(files) {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length
  return { killed, all: killed + mutants.filter(survives).length, ignored }
}

/**
 * Lists the mutants that no test notices, as Markdown: for each file its score, and for each line what can be changed.
 * @param {string} target
 * @param {MutatedFiles} files
 */
export function listSurvivors(target, files) {
  const parts = Object.entries(files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, { source, mutants }]) => {
      const left = mutants.filter(survives)
      if (left.length === 0) return []
      const { killed, all } = summariseMutants({ [path]: { source, mutants } })
      const lines = source.split('\n')
      const rows = left
        .toSorted((one, other) => one.location.start.line - other.location.start.line)
        .map((mutant) => `- ${mutant.location.start.line}: ${describeChange(lines, mutant)}`)
      return [`## ${path}\n\n${killed} of ${all} noticed.\n\n${[...new Set(rows)].join('\n')}\n`]
    })
  const head = `# Changes to ${target} that no test notices\n\nWritten by \`npm run test:release -- mutation-${target}\`. Each row has a line number, and code with what replaces it.\n`
  return [head, ...parts].join('\n')
}

/**
 * @param {readonly string[]} lines of the file
 * @param {Mutant} mutant
 */
function describeChange(lines, { location: { start, end }, replacement = 'nothing' }) {
  const first = (lines[start.line - 1] ?? '').slice(start.column - 1)
  const old = start.line === end.line ? first.slice(0, end.column - start.column) : `${first} …`
  return `${quote(old)} → ${quote(replacement)}`
}

/** @param {string} code shown on one line, and cut after 80 characters */
function quote(code) {
  const line = code.replaceAll(/\s+/g, ' ').trim()
  const cut = line.length > 80 ? `${line.slice(0, 79)}…` : line
  const fence = cut.includes('`') ? '``' : '`'
  return `${fence}${fence.length > 1 ? ' ' : ''}${cut}${fence.length > 1 ? ' ' : ''}${fence}`
}
