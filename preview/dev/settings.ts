import { readSettings, type Settings } from '../run'

/** The settings of `npm run dev`. */
interface DevSettings extends Settings {
  /** Further arguments, passed on to `next dev`. */
  rest: string[]
}

const ports = ['--port', '-p']
const hosts = ['--hostname', '-H']

/**
 * Reads the arguments of `npm run dev`, and takes from `PORT` and `HOST` what they leave out.
 * @param args the arguments, as for `next dev`
 * @throws if the port is invalid
 */
export function readDevSettings(
  args: readonly string[],
  read: (env?: Record<string, string | undefined>) => Settings = readSettings,
): DevSettings {
  const rest: string[] = []
  let [port, host] = [undefined, undefined] as (string | undefined)[]
  const parts = args.flatMap((arg) => (/^--(port|hostname)=/.test(arg) ? arg.split(/=(.*)/s, 2) : [arg]))
  for (let index = 0; index < parts.length; index++) {
    const arg = parts[index] as string
    if (ports.includes(arg)) port = parts[++index]
    else if (hosts.includes(arg)) host = parts[++index]
    else rest.push(arg)
  }
  const defaults = read()
  return { ...(port === undefined ? defaults : read({ PORT: port })), host: host ?? defaults.host, rest }
}
