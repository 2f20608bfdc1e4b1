/** Two years, in seconds: the requirement of browsers' preload lists. */
const maxAge = 63_072_000

/** The values of the setting `HSTS`: only the owner knows about the subdomains. */
export const strictTransportModes = ['off', 'host', 'subdomains', 'preload'] as const

/**
 * The directives of `Strict-Transport-Security` (RFC 6797); undefined without the header.
 * @param url of the program, which has the header only over https
 */
export function strictTransport(url: string, mode: (typeof strictTransportModes)[number]) {
  if (mode === 'off' || !url.startsWith('https:')) return undefined
  return { maxAge, includeSubDomains: mode !== 'host', preload: mode === 'preload' }
}
