import { href } from '@gevel/contract/hrefs'
import { previewKey } from '@gevel/contract/preview-key'
import { env } from '../../../config/env.server.ts'

/** Paths that hold nothing to be found: what belongs to one reader, and actions. */
const CLOSED = [
  href('/account'),
  href('/uitloggen'),
  '/reactie/',
  href('/botcontrole'),
  '/connect/',
  '/auth/',
  `${href('/c')}?`,
  '/l/',
]

/** `GET /robots.txt` (RFC 9309). */
export function loader() {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Disallow: /*?*${previewKey}=`,
    // every filter of a search is another address
    `Disallow: ${href('/zoeken')}?`,
    '',
    `Sitemap: ${env.SITE_URL}${href('/sitemap.xml')}`,
    `Sitemap: ${env.SITE_URL}${href('/news-sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
