import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A running WebKitWebDriver. */
interface Service {
  url: string
  close(): Promise<void>
}

/** The longest wait for a response, in milliseconds; an idle machine takes 100. */
const TIMEOUT_MS = 30_000

/**
 * Starts the driver for selenium-webdriver.
 * @param program the path of WebKitWebDriver
 * @param env the environment of the driver and the browser
 * @throws if it does not respond
 */
export async function startService(program: string, env: NodeJS.ProcessEnv): Promise<Service> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const service = spawn(program, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' })
  const ended = new Promise<void>((done) => service.once('exit', () => done()))
  const stop = () => service.kill()
  process.once('exit', stop)
  const close = () => {
    process.off('exit', stop)
    stop()
    return ended
  }
  for (const start = performance.now(); performance.now() - start < TIMEOUT_MS; await wait(50)) {
    if (service.exitCode !== null) break
    if (await isReady(url)) return { url, close }
  }
  await close()
  throw new Error(`${program} does not respond on ${url}. Start it by hand to see why.`)
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns a free port, because WebKitWebDriver cannot choose one. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
