/**
 * Next calls this once, when a server starts. In development, React stores the stack of every promise of a page, and
 * Next raises the limit of a stack from 10 frames to 50, which takes half of the time of a long page. This sets it back
 * to Node's default, which shows where a mistake is just as well.
 */
export function register(): void {
  Error.stackTraceLimit = 10
}
