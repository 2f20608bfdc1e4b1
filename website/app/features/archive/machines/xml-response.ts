import { buffer } from 'node:stream/consumers'
import type { SitemapIndexStream, SitemapStream } from 'sitemap'

/** The library rejects a sitemap without URLs, such as that of two days without news. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'

/** The sitemap with these items, as a response that the page cache stores. */
export async function xmlResponse<Item>(stream: SitemapStream | SitemapIndexStream, items: readonly Item[]) {
  const body = items.length > 0 ? await write(stream, items) : EMPTY
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

async function write<Item>(stream: SitemapStream | SitemapIndexStream, items: readonly Item[]) {
  for (const item of items) stream.write(item)
  stream.end()
  return new Uint8Array(await buffer(stream))
}
