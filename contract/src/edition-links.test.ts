import { describe, expect, it } from 'vitest'
import { withinEdition } from './edition-links.ts'

describe('withinEdition', () => {
  it('keeps pro readers in their edition on shared pages', () => {
    expect(withinEdition('/partners', 'pro')).toBe('/partners?pro')
    expect(withinEdition('/vacatures?p=2', 'pro')).toBe('/vacatures?p=2&pro')
  })
  it('leaves pro paths, news and other sites alone', () => {
    expect(withinEdition('/item/3/x', 'pro')).toBe('/item/3/x')
    for (const path of ['/', '/nieuws', '/news/3/x', '/news/tag?t=Verf', '/nationale-dhz-sessie'])
      expect(withinEdition(path, 'pro')).toBe(path)
    expect(withinEdition('https://elders.example/', 'pro')).toBe('https://elders.example/')
    expect(withinEdition('/partners', 'general')).toBe('/partners')
  })
})
