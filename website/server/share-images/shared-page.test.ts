import { expect, test } from 'vitest'
import { readSharedPage } from './shared-page.ts'

const head = (title: string) =>
  `<!DOCTYPE html><html lang="nl" data-edition="pro"><head><meta property="og:title" content="${title}"/><meta property="og:site_name" content="Gevel Pro"/></head>`

test('reads the texts of a page from its HTML', () => {
  expect(readSharedPage(head('Bouw &amp; &quot;hout&quot; &lt;2026&gt;, zo&#x27;n jaar'))).toEqual({
    title: 'Bouw & "hout" <2026>, zo\'n jaar',
    siteName: 'Gevel Pro',
    edition: 'pro',
  })
})

test('has nothing to render for a page that search engines may not index: its title may be what somebody typed', () => {
  const hidden = head('Zoeken naar alles').replace('</head>', '<meta name="robots" content="noindex"/></head>')
  expect(readSharedPage(hidden)).toBeUndefined()
})

test.each(['<!DOCTYPE html><html lang="nl" data-edition="pro"><head></head>', head(''), '{}'])(
  'has nothing to render for %s',
  (html) => expect(readSharedPage(html)).toBeUndefined(),
)
