/** Thrown if a file may not be written. The message is for the person editing: what is wrong, and what to do. */
export class WriteError extends Error {
  /** The path as it was sent. */
  declare readonly path: string

  constructor(path: string, problem: string, advice: string) {
    super(`${problem}. ${advice}.`)
    Object.assign(this, { path })
  }
}

/** Quotes a path or another text for a message, without invisible characters, and not too long. */
export function quote(text: string): string {
  const visible = text.replace(/[\p{C}\u2028\u2029]/gu, '�')
  return `“${visible.length > 80 ? `${visible.slice(0, 79)}…` : visible}”`
}
