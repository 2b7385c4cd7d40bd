import { readSettings, type Settings } from '../run'

/** What the command line says of `npm run dev`. */
export interface DevSettings extends Settings {
  /** Handed on to `next dev`. */
  rest: string[]
}

const ports = ['--port', '-p']
const hosts = ['--hostname', '-H']

/**
 * Reads the arguments of `npm run dev`; what they do not say is read from `PORT` and `HOST`.
 * @param args as `next dev` knows them
 * @throws when the port is none
 */
export function readDevSettings(
  args: readonly string[],
  read: (env?: Record<string, string | undefined>) => Settings = readSettings,
): DevSettings {
  const rest: string[] = []
  let [port, host] = [undefined, undefined] as (string | undefined)[]
  const left = args.flatMap((arg) => (/^--(port|hostname)=/.test(arg) ? arg.split(/=(.*)/s, 2) : [arg]))
  for (let at = 0; at < left.length; at++) {
    const arg = left[at] as string
    if (ports.includes(arg)) port = left[++at]
    else if (hosts.includes(arg)) host = left[++at]
    else rest.push(arg)
  }
  const usual = read()
  return { ...(port === undefined ? usual : read({ PORT: port })), host: host ?? usual.host, rest }
}
