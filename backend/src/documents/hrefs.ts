const href = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/
// browsers skip tabs and line breaks in a URL
const control = /\p{Cc}/u

/** Whether an editor's link is one the site supports: a path, an absolute URL, mailto, tel or a fragment. */
export function isHref(value: string): boolean {
  return href.test(value) && !control.test(value) && URL.canParse(value, 'https://site.invalid')
}

/** @throws Error with a Dutch sentence when the link is not valid */
export function checkHref(value: string): void {
  if (!isHref(value)) throw new Error('Begin de link met / voor een pad op de site, of met https://, mailto: of tel:.')
  if (value.startsWith('/')) checkSegments(value)
}

/**
 * Browsers resolve `.` and `..` in a path (RFC 3986 §5.2.4), also when they are encoded: it leads elsewhere than it
 * says.
 * @throws Error with a Dutch sentence when a path has such a segment
 */
export function checkSegments(path: string): void {
  const [bare = ''] = path.split(/[?#]/)
  const segments = bare.replace(/%2e/gi, '.').split(/[\\/]/)
  if (segments.includes('.') || segments.includes('..'))
    throw new Error('Gebruik in een pad geen . of .. tussen de schuine strepen.')
}

/** @throws Error with a Dutch sentence when it is not an absolute URL */
export function checkWebAddress(value: string): void {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error('Vul een volledig adres in, dat begint met https://.')
}
