/**
 * The spelling in which old paths are kept and looked up: `/Oud/Pad/` becomes `/oud/pad`, and `/caf%C3%A9`, as browsers ask for it, becomes
 * `/café`, as editors write it; a query does not count.
 */
export function normaliseFromPath(path: string): string {
  const bare = decode(path.trim().split(/[?#]/)[0] ?? '')
  return `/${bare.toLowerCase().split('/').filter(Boolean).join('/')}`
}

/** What is no encoded text stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path).normalize()
  } catch {
    return path
  }
}
