import { describe, expect, test } from 'vitest'
import { type LocationRow, locationsOf, previewTypeOf, uidOf } from './previewable'

const row: LocationRow = {
  ...{ publicId: 7, slug: 'kraan', link: null, kind: null, edition: null, type: null, title: null, name: null },
}

describe('the pages of a document', () => {
  test.each([
    ['article', { edition: 'general' }, ['/news/7/kraan']],
    ['article', { edition: 'pro' }, ['/item/7/kraan']],
    ['event', { edition: 'general' }, ['/agenda/7/kraan']],
    ['event', { edition: 'pro' }, ['/agenda/7/kraan?pro']],
    ['vacancy', { edition: 'pro' }, ['/vacatures/vacature/7/kraan?pro']],
    ['magazine', {}, ['/magazine/7/kraan', '/magazine/7/kraan?pro']],
    ['company', { link: 'hamerslag', kind: 'partner' }, ['/partners/hamerslag', '/partners/hamerslag?pro']],
    ['page', { link: '/privacy', type: 'PAGE' }, ['/privacy', '/privacy?pro']],
    ['page', { link: '/pro', type: 'PAGE' }, ['/pro']],
    ['page', { link: '/over-ons', type: 'PAGE', edition: 'pro' }, ['/over-ons?pro']],
  ] as const)('of type %s with %o are %o', (type, fields, paths) =>
    expect(locationsOf(type, { ...row, ...fields }).map(({ path }) => path)).toEqual(paths),
  )

  test('do not exist without an address, or when it redirects', () => {
    expect(locationsOf('article', { ...row, edition: 'general', slug: null })).toEqual([])
    expect(locationsOf('page', { ...row, link: '/oud', type: 'REDIRECT' })).toEqual([])
    expect(locationsOf('company', { ...row, link: 'hamerslag' })).toEqual([])
  })
})

test('previews only types with a page', () => {
  expect(previewTypeOf('api::content.content')).toBe('article')
  for (const uid of ['api::tag.tag', 'api::product.product', 'admin::user', 'constructor'])
    expect(previewTypeOf(uid)).toBeUndefined()
  expect(uidOf('company')).toBe('api::partner.partner')
})
