/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when it is not there or not decodable. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  if (!pair) return undefined
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim())
  } catch {
    return undefined
  }
}
