/** Thrown if a file may not be written. The message is for the person who saves: what is wrong, and what to do. */
export class WriteRefusal extends Error {
  /** As it was sent. */
  declare readonly path: string

  constructor(path: string, problem: string, advice: string) {
    super(`${problem}. ${advice}.`)
    Object.assign(this, { path })
  }
}

/** A path or another text of a message, without characters that cannot be seen, and not too long. */
export function quote(text: string): string {
  const visible = text.replace(/[\p{C}\u2028\u2029]/gu, '�')
  return `“${visible.length > 80 ? `${visible.slice(0, 79)}…` : visible}”`
}
