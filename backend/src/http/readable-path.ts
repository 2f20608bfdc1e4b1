/**
 * Whether a path can name something: it decodes, has no control characters, and neither begins with two slashes nor steps up. What serves
 * files refuses the rest in English, and logs a stack for each request.
 * @param path as it came, percent-encoded
 */
export function isReadablePath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !/\p{Cc}|^[/\\]{2}|(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(decoded)
  } catch {
    return false
  }
}
