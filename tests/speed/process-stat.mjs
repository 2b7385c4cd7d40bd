/** What Linux tells of a process in `/proc/<pid>/stat`, see proc_pid_stat(5). */

/**
 * The fields behind its name, which stands in parentheses and may hold blanks: its state, its parent, its group, its
 * session.
 * @param {string} stat
 */
export const statFields = (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/**
 * Its time in user and in system mode, fields 14 and 15, in hundredths of a second.
 * @param {readonly string[]} fields behind the name
 */
export const ticksIn = (fields) => Number(fields[11]) + Number(fields[12])
