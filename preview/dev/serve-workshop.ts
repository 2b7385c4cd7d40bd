import { type Bench, openBench } from './bench'

/** One question to the workshop. */
export interface Question {
  id: number
  name: keyof Bench
  input: unknown[]
}

/** Its answer: a value, or why there is none. */
export type Answer = { id: number } & ({ value: unknown } | { error: string })

/** The way to whoever asks. */
export interface Line {
  hear(answer: (question: Question) => void): void
  tell(answer: Answer): void
}

/** Answers questions until the process ends. */
export function serveWorkshop({ hear, tell }: Line, bench: Bench = openBench()): void {
  hear(({ id, name, input }) => {
    const work = bench[name] as (...input: unknown[]) => Promise<unknown>
    work(...input).then(
      (value) => tell({ id, value }),
      (error: unknown) => tell({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
