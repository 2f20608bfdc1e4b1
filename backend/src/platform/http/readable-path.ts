/**
 * Whether a path is valid: it decodes, has no control characters, and neither begins with two slashes nor contains
 * `../..`. The static file handlers reject the rest in English, and log a stack for each request.
 * @param path as received, percent-encoded
 */
export function isReadablePath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !/\p{Cc}|^[/\\]{2}|(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(decoded)
  } catch {
    return false
  }
}
