/** The caches with pages and with their files. Another number when the form of what is in them changes. */
export const PAGES = 'pages-1'
export const FILES = 'files-1'
/** In the cache of pages: the paths of the articles that the reader saved, as JSON. */
export const SAVED_LIST = '/offline/bewaard.json'
/** The attribute of the document with the moment at which it was stored. */
export const STORED_ATTRIBUTE = 'data-stored'

const HEADER = 'x-stored-page'

/** A page that can be read without a connection. */
export interface StoredPage {
  /** with its query */
  path: string
  title: string
  /** ISO 8601 */
  storedAt: string
  /** the page that is shown in place of one that is not stored */
  isFallback: boolean
  /** paths of its scripts, styles, fonts and pictures */
  files: readonly string[]
  /** of its text and its pictures */
  bytes: number
}

/** The response that stores a page. */
export function storedResponse(page: StoredPage, html: string, headers: Headers): Response {
  const storedHeaders = new Headers(headers)
  // of the compressed text
  storedHeaders.delete('content-encoding')
  storedHeaders.delete('content-length')
  storedHeaders.set(HEADER, encodeURIComponent(JSON.stringify(page)))
  return new Response(html, { headers: storedHeaders })
}

/** The page that a response stores; undefined for any other response. */
export function storedPageOf({ headers }: Response): StoredPage | undefined {
  const value = headers.get(HEADER)
  return value === null ? undefined : JSON.parse(decodeURIComponent(value))
}
