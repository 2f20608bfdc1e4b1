const HERE = 'https://here.invalid'

/**
 * Where an editor's link leads, as it is written in the header `Location`: in ASCII (RFC 9110 §10.2.2, RFC 3986), whatever letters the
 * editor used. What has been encoded already stays as it is.
 * @param href a path of this site, or an address
 * @throws TypeError when it is neither
 */
export function asLocation(href: string): string {
  const { origin, href: whole } = new URL(href, HERE)
  return origin === HERE ? whole.slice(HERE.length) : whole
}
