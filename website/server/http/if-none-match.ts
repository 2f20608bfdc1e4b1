/**
 * Whether the client has the current representation (RFC 9110 §13.1.2), so that a GET or HEAD with status 200 gets a
 * 304.
 * @param hash common prefix of the entity tags of all encodings; undefined when there is none
 */
export function isKnown(ifNoneMatch: string | undefined, hash?: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || (hash !== undefined && ifNoneMatch.includes(`"${hash}`))
}
