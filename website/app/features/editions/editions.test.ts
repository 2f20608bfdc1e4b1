import { describe, expect, it } from 'vitest'
import { editionAt } from './editions.ts'

function at(path: string, routeId?: string) {
  const url = new URL(path, 'http://site')
  return editionAt({ routeId, pathname: url.pathname, searchParams: url.searchParams })
}

describe('editionAt', () => {
  it.each([
    'item-id-slug',
    'item-tag',
    'home-pro',
    'provacatures',
    'bouwgroothandel-bijeen',
    'business-update-bouwgroothandel',
  ])('is pro on the route %s', (routeId) => expect(at('/x', routeId)).toBe('pro'))
  it('is pro with the query key pro, whatever its value', () => {
    expect(at('/partners?pro', 'page')).toBe('pro')
    expect(at('/partners?pro=0', 'page')).toBe('pro')
    expect(at('/partners?prove=1', 'page')).toBe('general')
  })
  it('is pro on /abonneren/mix-pro only of the subscriptions', () => {
    expect(at('/abonneren/mix-pro')).toBe('pro')
    expect(at('/abonneren/mix')).toBe('general')
  })
  it('is pro where the loader says so', () => {
    const place = { routeId: 'agenda-id-slug', pathname: '/agenda/3', searchParams: new URLSearchParams() }
    expect(editionAt({ ...place, loaderData: { edition: 'pro' } })).toBe('pro')
    expect(editionAt({ ...place, loaderData: { edition: 'general' } })).toBe('general')
    expect(editionAt({ ...place, loaderData: null })).toBe('general')
  })
  it('is general otherwise', () => expect(at('/news/1/x', 'news-id-slug')).toBe('general'))
})
