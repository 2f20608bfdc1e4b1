/**
 * Whether a visitor has the present representation already (RFC 9110 §13.1.2), so that 304 answers a GET or HEAD which would be a 200.
 * @param hash the part that all entity tags of the representation begin with, in whatever encoding; undefined when it has none
 */
export function isKnown(ifNoneMatch: string | undefined, hash?: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || (hash !== undefined && ifNoneMatch.includes(`"${hash}`))
}
