interface PageResponse {
  status: number
  headers: Headers
  text: string
}

/** Requests a page as a browser does, without following redirects. */
export async function get(url: string, path: string): Promise<PageResponse> {
  const response = await fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
