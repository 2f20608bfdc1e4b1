/** The spelling in which old paths are kept and looked up: `/Oud/Pad/` becomes `/oud/pad`; a query does not count. */
export function normaliseFromPath(path: string): string {
  const bare = path.trim().split(/[?#]/)[0] ?? ''
  return `/${bare.toLowerCase().split('/').filter(Boolean).join('/')}`
}
