/** Parses `/proc/<pid>/stat`, in which Linux describes a process; see proc_pid_stat(5). */

/**
 * Returns the fields after the name of the process: state, parent, group, session and so on. The name is in
 * parentheses, and may contain spaces.
 * @param {string} stat
 */
export const statFields = (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/**
 * Returns the time of the process in user and system mode (fields 14 and 15), in hundredths of a second.
 * @param {readonly string[]} fields after the name
 */
export const ticksIn = (fields) => Number(fields[11]) + Number(fields[12])

/**
 * Returns the memory of the process in RAM (field 24), in pages; memory that several processes share counts for each.
 * @param {readonly string[]} fields after the name
 */
export const residentPagesIn = (fields) => Number(fields[21])
