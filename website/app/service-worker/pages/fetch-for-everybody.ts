/** A page as a visitor who is not logged in gets it; undefined without a connection. */
export async function fetchForEverybody(path: string): Promise<Response | undefined> {
  return fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } }).catch(() => undefined)
}
