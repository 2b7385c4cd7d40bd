import remarkDirective from 'remark-directive'

/** What is asked of the chain that it is put into. */
interface Processor {
  data(): unknown
}

/** The part of a syntax extension of micromark that is looked at here. */
interface Syntax {
  flow?: Record<number, Construct | Construct[] | undefined>
}

interface Construct {
  /** Nothing may interrupt it, as only of a block that holds lines of its own. */
  concrete?: boolean
}

/** The sign under which micromark keeps the syntax of directives. */
const COLON = 58

/**
 * Directives on a line of their own and within a sentence, and none that begin with three colons: no block of that kind is
 * drawn here, and to read many that nothing closes takes time that grows with the third power of their number.
 */
export function leafDirectives(this: Processor): void {
  remarkDirective.call(this as never)
  const { flow } = (this.data() as { micromarkExtensions?: Syntax[] }).micromarkExtensions?.at(-1) ?? {}
  if (flow) flow[COLON] = [flow[COLON] ?? []].flat().filter(({ concrete }) => concrete !== true)
}
