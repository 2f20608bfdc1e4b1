interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Asks for a page as a browser does, and does not follow where it leads. */
export async function get(url: string, path: string): Promise<Answer> {
  const response = await fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
