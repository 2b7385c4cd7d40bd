import { type Builder, createBuilder } from './builder'

/** A request to the build process. */
export interface BuildRequest {
  id: number
  name: keyof Builder
  input: unknown[]
}

/** The response: a value, or an error. */
export type BuildResponse = { id: number } & ({ value: unknown } | { error: string })

/** The connection to the parent process. */
interface Connection {
  receive(handle: (request: BuildRequest) => void): void
  send(response: BuildResponse): void
}

/** Responds to requests until the process ends. */
export function serveBuilder({ receive, send }: Connection, builder: Builder = createBuilder()): void {
  receive(({ id, name, input }) => {
    const work = builder[name] as (...input: unknown[]) => Promise<unknown>
    work(...input).then(
      (value) => send({ id, value }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
