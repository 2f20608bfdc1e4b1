const HERE = 'https://here.invalid'

/**
 * The target of an editor's link for the header `Location`: in ASCII (RFC 9110 §10.2.2, RFC 3986), whatever letters
 * the editor used. Existing encoding is preserved.
 * @param href a path of this site, or a URL
 * @returns undefined when it is neither, or looks like a path and leads to another site (`/\elders.example`)
 */
export function locationHeader(href: string): string | undefined {
  if (!URL.canParse(href, HERE)) return undefined
  const { origin, pathname, href: whole } = new URL(href, HERE)
  if (origin !== HERE) return href.startsWith('/') ? undefined : whole
  return pathname.startsWith('//') ? undefined : whole.slice(HERE.length)
}
