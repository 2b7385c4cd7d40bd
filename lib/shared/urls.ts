import { basePath } from '../../site.config'

/**
 * Turns a path of this site into the `href` of a link, under the base path of this export. URLs with a scheme and bare
 * fragments are returned unchanged.
 */
export function href(path: string): string {
  if (!path.startsWith('/')) return path
  return path === '/' ? basePath || '/' : `${basePath}${path}`
}

/**
 * The URL of the external sign-up: an OAuth 2.0 authorization-code request (RFC 6749, section 4.1.1) that returns to the app.
 * @param signUp endpoint, client and return URL from `content/site.yml`
 */
export function signUpUrl(signUp: { endpoint: string; clientId: string; redirectUri: string }): string {
  const url = new URL(signUp.endpoint)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', signUp.clientId)
  url.searchParams.set('redirect_uri', signUp.redirectUri)
  return url.href
}
