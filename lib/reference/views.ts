import type { Operation } from './operations'
import type { SamplePart } from './samples/part'
import type { Language } from './samples/sample'

/** A call in one language, line by line. */
interface Sample {
  language: Language
  lines: SamplePart[][]
}

/** An operation as its page shows it. */
export interface OperationView extends Operation {
  /** The samples in every language, in the order of the tabs. */
  samples: Sample[]
}

/** Operations under one heading. */
export interface GroupView {
  id: string
  title: string
  text: string
  operations: OperationView[]
}
