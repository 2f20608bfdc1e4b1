import { describe, expect, it } from 'vitest'
import { editionAt, withinEdition } from './editions.ts'

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
  it('is general otherwise', () => expect(at('/news/1/x', 'news-id-slug')).toBe('general'))
})

describe('withinEdition', () => {
  it('keeps pro readers in their edition on shared pages', () => {
    expect(withinEdition('/partners', 'pro')).toBe('/partners?pro')
    expect(withinEdition('/vacatures?p=2', 'pro')).toBe('/vacatures?p=2&pro')
  })
  it('leaves pro paths, news and other sites alone', () => {
    expect(withinEdition('/item/3/x', 'pro')).toBe('/item/3/x')
    expect(withinEdition('https://elders.example/', 'pro')).toBe('https://elders.example/')
    expect(withinEdition('/partners', 'general')).toBe('/partners')
  })
})
