/** Returns the status and URL of a host's redirect for a path; undefined if there is none. */
type RedirectAt = (path: string) => { status: number; to: string } | undefined

interface Route {
  src?: string
  handle?: string
  route?: string
  redirect?: string
  status?: number
  statusCode?: number
  headers?: Record<string, string>
}

/** The files with redirects of tier 3 hosts, each with its parser. */
const formats: Readonly<Record<string, (text: string) => RedirectAt>> = {
  'site/_redirects': (text) => (path) => {
    const rule = text.split('\n').find((line) => line.startsWith(`${path} `))
    const [, to = '', status] = rule?.split(/\s+/) ?? []
    return rule ? { status: Number(status), to } : undefined
  },
  'site/staticwebapp.config.json': (text) => (path) => {
    const { routes }: { routes: Route[] } = JSON.parse(text)
    const { redirect, statusCode = 0 } = routes.find(({ route }) => route === path) ?? {}
    return redirect ? { status: statusCode, to: redirect } : undefined
  },
  'vercel.json': (text) => (path) => {
    const { routes }: { routes: Route[] } = JSON.parse(text)
    const early = routes.slice(
      0,
      routes.findIndex(({ handle }) => handle === 'filesystem'),
    )
    const { status = 0, headers } = early.find((each) => each.status && new RegExp(`^${each.src}$`).test(path)) ?? {}
    return headers?.Location ? { status, to: headers.Location } : undefined
  },
  'viewer-request.js': (text) => (path) => {
    const handler = new Function(`${text}; return handler`)()
    const { statusCode, headers } = handler({ request: { uri: path, querystring: {} } })
    return statusCode ? { status: statusCode, to: headers.location.value } : undefined
  },
}

/**
 * Reads the redirects of a host.
 * @param files of the host, by path
 * @throws if none of them has a known format
 */
export function redirectAt(host: string, files: Readonly<Record<string, string>>): RedirectAt {
  const file = Object.keys(formats).find((path) => Object.hasOwn(files, path))
  if (file) return formats[file]?.(files[file] ?? '') as RedirectAt
  throw new Error(
    `${host} has no file whose redirects the tests can read. Add its format to tests/hosts/redirect-at.ts or, if the host cannot redirect, add the reason as lacks.redirects in packages/ship/hosts/all.ts.`,
  )
}
