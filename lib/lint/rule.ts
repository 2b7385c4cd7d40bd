import type { Diagnostic, Message } from '../shared/diagnostic'
import type { Snapshot } from './snapshot'

/** Checks everything that was read for one kind of mistake. */
export type Check = (content: Snapshot) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>

type MessageTable = Readonly<Record<string, Message>>

/** One kind of mistake that the content lint looks for. */
export interface Rule<Table extends MessageTable = MessageTable> {
  /** The heading of the rule's messages in docs/messages.md. */
  title: string
  /** Why the mistake matters, as a sentence. */
  why: string
  messages: Table
  check: Check
}

/** Defines a rule, and keeps the ids of its messages in its type. */
export function defineRule<const Table extends MessageTable>(rule: Rule<Table>): Rule<Table> {
  return rule
}
