import { expect, it } from 'vitest'
import { filesOf, isHidden, picturesOf, titleOf, withStoredMark } from './page-parts.ts'

const html = `<!DOCTYPE html><html lang="nl"><head><noscript><style>@font-face{src:url("/fonts/head.woff2");font-weight:1}</style></noscript>
<title>Hout &amp; staal: &#x27;krap&#x27; &lt;1 m&gt; | Gevel</title><link rel="stylesheet" href="/assets/site-a1.css#"/></head>
<body><picture><source srcSet="/beeld/320x3x2/50-50/a.png.avif 320w"/><img src="/beeld/640x3x2/50-50/a.png.jpg" alt=""/></picture>
<script type="text/plain" data-modules="/assets/entry-b2.js /assets/site-c3.js">import "/assets/manifest-d4.js";</script></body></html>`

it('finds the title, the files and the pictures of a page', () => {
  expect(titleOf(html)).toBe("Hout & staal: 'krap' <1 m> | Gevel")
  expect(filesOf(html)).toEqual([
    ...['/fonts/head.woff2', '/assets/site-a1.css'],
    ...['/assets/entry-b2.js', '/assets/site-c3.js', '/assets/manifest-d4.js'],
  ])
  expect(picturesOf(html)).toEqual(['/beeld/640x3x2/50-50/a.png.jpg'])
  expect(titleOf('<html></html>')).toBe('')
})

it('recognises a page that search engines may not show', () => {
  expect([isHidden(html), isHidden('<meta name="robots" content="noindex"/>')]).toEqual([false, true])
})

it('marks a page once with the moment at which it was stored', () => {
  const first = withStoredMark(html, '2026-11-25T10:00:00.000Z')
  expect(first).toContain('<html data-stored="2026-11-25T10:00:00.000Z" lang="nl">')
  expect(withStoredMark(first, '2026-11-26T10:00:00.000Z')).toContain(
    '<html data-stored="2026-11-26T10:00:00.000Z" lang',
  )
})
