/**
 * Sums the branches that tests run, from Jest's report:
 * https://github.com/istanbuljs/istanbuljs/blob/main/docs/raw-output.md
 */

/**
 * @typedef {object} FileCoverage
 * @property {Record<string, number[]>} b how often each arm of each branch ran
 * @property {Record<string, { line?: number, locations: { start: { line?: number } }[] }>} branchMap an arm that has no
 * code, such as a missing else, has no line of its own
 * @property {Record<string, number>} f how often each function ran
 */

/**
 * Sums the branches of the files in one folder. V8 reports no branches inside a function that never ran, nor in a file
 * that was never loaded, so each of these counts as one branch that did not run.
 * @param {Record<string, FileCoverage>} coverage by path
 * @param {string} folder the start of these paths, which ends with a slash; if empty, all files are summed
 * @returns {{ run: number, all: number, files: { path: string, all: number, lines: number[] }[] }} `files`: those with
 * branches that did not run, and the lines of these; paths are within the folder, and the file with the most is first
 */
export function sumBranches(coverage, folder) {
  const files = Object.entries(coverage)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, { b, branchMap, f }]) => {
      const arms = Object.entries(b).flatMap(([id, counts]) =>
        counts.map((count, index) => ({
          count,
          line: branchMap[id]?.locations[index]?.start.line ?? branchMap[id]?.line ?? 0,
        })),
      )
      const neverCalled = Object.values(f).filter((count) => count === 0).length
      const lines = arms.filter(({ count }) => count === 0).map(({ line }) => line)
      const all = arms.length + neverCalled
      return { path: path.slice(folder.length), run: arms.length - lines.length, all, lines }
    })
  return {
    run: files.reduce((sum, file) => sum + file.run, 0),
    all: files.reduce((sum, file) => sum + file.all, 0),
    files: files
      .filter(({ run, all }) => run < all)
      .toSorted((one, other) => other.all - other.run - (one.all - one.run))
      .map(({ path, all, lines }) => ({ path, all, lines })),
  }
}
