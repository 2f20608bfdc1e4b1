import { describe, expect, it } from 'vitest'
import { keepQuery } from './public.server.ts'

describe('keepQuery', () => {
  it('takes the query along within the site', () => expect(keepQuery('/nieuw', '?p=2')).toBe('/nieuw?p=2'))
  it("keeps the new address's own query", () => expect(keepQuery('/nieuw?t=hout', '?p=2')).toBe('/nieuw?t=hout'))
  it('tells another site nothing', () =>
    expect(keepQuery('https://elders.example/', '?p=2')).toBe('https://elders.example/'))
})
