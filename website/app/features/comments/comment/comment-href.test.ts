import { expect, test } from 'vitest'
import { commentHref } from './comment-href.ts'
import { commentNotice } from './comment-notice.ts'

const article = { id: 7, slug: 'houtprijs', edition: 'pro' } as const

test('links a comment to its page of the article', () => {
  expect(commentHref({ article, id: 12, page: 1 })).toBe('/item/7/houtprijs#reactie-12')
  expect(commentHref({ article, id: 12, page: 3 })).toBe('/item/7/houtprijs?p=3#reactie-12')
  expect(commentHref({ article: null, id: 12, page: 1 })).toBe('/account/reacties')
})

test('shows a notice for known results only', () => {
  const href = commentHref({ article, id: 12, page: 2 }, 'verwijderd')
  expect(href).toBe('/item/7/houtprijs?p=2&gelukt=verwijderd-12#gelukt')
  const url = (query: string) => new URL(`https://gevel.example/item/7/houtprijs?${query}`)
  expect(commentNotice(new URL(href, 'https://gevel.example'))).toMatchObject({ id: 12, isNew: false })
  expect(commentNotice(url('gelukt=wacht-5'))).toMatchObject({ id: 5, isNew: true })
  for (const wrong of [
    '',
    'gelukt=profiel',
    'gelukt=toString-1',
    'gelukt=wacht',
    'gelukt=wacht-x',
    'gelukt=wacht-12345678901',
  ])
    expect(commentNotice(url(wrong))).toBeNull()
})
