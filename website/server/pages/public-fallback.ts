import type { CachedPage } from './cached-page.ts'
import type { Rendering } from './render-page.ts'
import { staleMarks } from './send-cached-page.ts'

const NOTICE = `<aside class="notice" style="padding-inline:0" aria-label="Mededeling"><div class="wrap"><strong>We kunnen even niet zien dat u bent ingelogd.</strong>U leest deze pagina nu zoals iedereen haar ziet. Probeer het over een minuut opnieuw.</div></aside>`
/** React ignores foreign elements that are direct children of the body. */
const BODY = /<body[^>]*>/

/** Adds a notice to a document that its reader is logged in but could not be identified. */
export function withNotice(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(BODY, (body) => body + NOTICE))
}

const reads = { tags: new Set<string>(), degraded: true, personal: true, readerUnknown: true, botCheck: false }
const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** The page for a logged-in reader who cannot be identified: the public one, with a notice. */
export function publicFallback(page: CachedPage, ttl: number, nowMs: number): Rendering {
  const marks = staleMarks(page, ttl, 'reader-unknown', nowMs)
  const headers = new Headers(PRIVATE)
  for (let at = 0; at < page.headers.length; at += 2) {
    const [name = '', value = ''] = page.headers.slice(at, at + 2)
    if (/^content-(?:type|security-policy)$/i.test(name)) headers.set(name, value)
  }
  for (let at = 0; at < marks.length; at += 2) headers.set(marks[at] ?? '', marks[at + 1] ?? '')
  return { status: 200, headers, reads, tick: page.tick, stream: null, page: withNotice(page.variants.identity.body) }
}

/**
 * The response to a script that requests the data of a page whose reader cannot be identified: it has to reload the
 * document, since data cannot carry a notice. It has the format of React Router's "single fetch" redirects.
 */
export function publicFallbackForData(documentUrl: string): Rendering {
  const keys = ['redirect', documentUrl, 'status', 302, 'revalidate', false, 'reload', true, 'replace']
  const shape = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 }
  const page = Buffer.from(JSON.stringify([['SingleFetchRedirect', 1], shape, ...keys]))
  const headers = new Headers({ ...PRIVATE, 'Content-Type': 'text/x-script; charset=utf-8', 'X-Remix-Response': 'yes' })
  return { status: 202, headers, reads, tick: 0, stream: null, page }
}
