import { describe, expect, test } from 'vitest'
import { type PlaceRow, placesOf } from './places'

const row: PlaceRow = { ...{ publicId: 7, slug: 'kraan', link: null, kind: null, edition: null, type: null } }
const partner = { kind: 'partner', link: 'hamerslag' } as const

describe('the pages of a document', () => {
  test.each([
    ['article', { edition: 'general' }, ['/news/7/kraan']],
    ['article', { edition: 'pro' }, ['/item/7/kraan']],
    ['event', { edition: 'general' }, ['/agenda/7/kraan']],
    ['event', { edition: 'pro' }, ['/agenda/7/kraan?pro']],
    ['event', { edition: 'general', series: 'nationale-dhz-sessie' }, ['/agenda/7/kraan', '/nationale-dhz-sessie']],
    ['event', { edition: 'pro', series: 'bouwgroothandel-bijeen' }, ['/agenda/7/kraan?pro', '/bouwgroothandel-bijeen']],
    ['vacancy', { edition: 'pro' }, ['/vacatures/vacature/7/kraan?pro']],
    ['magazine', {}, ['/magazine/7/kraan', '/magazine/7/kraan?pro']],
    ['company', partner, ['/partners/hamerslag', '/partners/hamerslag?pro']],
    ['product', { partner }, ['/partners/hamerslag', '/partners/hamerslag?pro']],
    ['page', { link: '/privacy', type: 'PAGE' }, ['/privacy', '/privacy?pro']],
    ['page', { link: '/pro', type: 'PAGE' }, ['/pro']],
    ['page', { link: '/over-ons', type: 'PAGE', edition: 'pro' }, ['/over-ons?pro']],
  ] as const)('of type %s with %o are %o', (type, fields, paths) =>
    expect(placesOf(type, { ...row, ...fields }).map(({ path }) => path)).toEqual(paths),
  )

  test('do not exist without an address, or when it redirects', () => {
    expect(placesOf('article', { ...row, edition: 'general', slug: null })).toEqual([])
    expect(placesOf('page', { ...row, link: '/oud', type: 'REDIRECT' })).toEqual([])
    expect(placesOf('company', { ...row, link: 'hamerslag' })).toEqual([])
    expect(placesOf('product', { ...row, partner: null })).toEqual([])
  })
})

test('places a product within the page of its company', () => {
  expect(placesOf('product', { ...row, partner }).map(({ anchor }) => anchor)).toEqual(['kraan', 'kraan'])
})
