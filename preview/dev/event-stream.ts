import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends the current state to open pages, over a stream of server-sent events for each. */
interface EventStream<State> {
  /** Subscribes a page, and sends it the current state immediately. */
  join(request: IncomingMessage, response: ServerResponse): void
  send(state: State): void
  close(): void
}

/** Opens the stream. @param state the state for pages that connect before the first `send` */
export function openEventStream<State>(state: State): EventStream<State> {
  const pages = new Set<ServerResponse>()
  let current = state
  const write = (page: ServerResponse) => page.write(`data: ${JSON.stringify(current)}\n\n`)
  return {
    join(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      pages.add(response)
      // A stream may be silent for hours without being dead.
      request.socket.setTimeout(0)
      response.on('close', () => pages.delete(response))
      write(response)
    },
    send(state) {
      current = state
      for (const page of pages) write(page)
    },
    close() {
      for (const page of pages) page.end()
    },
  }
}
