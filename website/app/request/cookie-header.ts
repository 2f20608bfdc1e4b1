/**
 * Browsers store no longer cookie (RFC 6265bis §5.6); the backend rejects a request with such a bearer token unread.
 */
const maxLength = 4096

/**
 * The value of a cookie in a `Cookie` header or `document.cookie`; undefined when it is missing, too long or not
 * decodable.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  if (!pair || pair.length > maxLength) return undefined
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim())
  } catch {
    return undefined
  }
}
