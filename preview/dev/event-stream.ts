import type { IncomingMessage, ServerResponse } from 'node:http'

/** Tells open pages how things stand: a stream of server-sent events for each of them. */
export interface EventStream<State> {
  /** Tells a page from now on, beginning with how things stand. */
  join(request: IncomingMessage, response: ServerResponse): void
  tell(state: State): void
  close(): void
}

/** @param state what a page is told that joins before anything was told */
export function openEventStream<State>(state: State): EventStream<State> {
  const pages = new Set<ServerResponse>()
  let told = state
  const write = (page: ServerResponse) => page.write(`data: ${JSON.stringify(told)}\n\n`)
  return {
    join(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      pages.add(response)
      // A stream is silent for hours, and that is no reason to give it up.
      request.socket.setTimeout(0)
      response.on('close', () => pages.delete(response))
      write(response)
    },
    tell(state) {
      told = state
      for (const page of pages) write(page)
    },
    close() {
      for (const page of pages) page.end()
    },
  }
}
