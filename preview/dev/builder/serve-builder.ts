import { type Builder, createBuilder } from './builder'

/** One question to the build worker. */
export interface Question {
  id: number
  name: keyof Builder
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
export function serveBuilder({ hear, tell }: Line, builder: Builder = createBuilder()): void {
  hear(({ id, name, input }) => {
    const work = builder[name] as (...input: unknown[]) => Promise<unknown>
    work(...input).then(
      (value) => tell({ id, value }),
      (error: unknown) => tell({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
