/** The address of a page of one's own tickets, with the code of the link that led there. */
export function ownHref(path: string, code: string | null): string {
  return code === null ? path : `${path}?code=${encodeURIComponent(code)}`
}
