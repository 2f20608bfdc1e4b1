import { environment } from '../../platform/environment/environment'

/** The hosts of the push services of browsers: Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

/** The scheme of an endpoint that is a token of Firebase Cloud Messaging. */
export const firebaseScheme = 'firebase:'

/**
 * Whether an endpoint belongs to a push service of a browser. Strangers name endpoints and the backend posts to them:
 * any other URL would let them reach machines that only the backend can reach.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.startsWith(firebaseScheme)) return environment.FIREBASE_MESSAGING_ACCOUNT !== undefined
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (environment.PUSH_ON_THIS_MACHINE === 'on' && protocol === 'http:' && hostname === '127.0.0.1') return true
  return protocol === 'https:' && !port && !username && !password && services.some((host) => host.test(hostname))
}
