/**
 * The form in which old paths are stored and looked up: `/Oud/Pad/` becomes `/oud/pad`, and `/caf%C3%A9`, as browsers
 * send it, becomes `/café`, as editors write it; a query is dropped.
 */
export function normaliseFromPath(path: string): string {
  const bare = decode(path.trim().split(/[?#]/)[0] ?? '')
  return `/${bare.toLowerCase().split('/').filter(Boolean).join('/')}`
}

/** Invalid encoding stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path).normalize()
  } catch {
    return path
  }
}
