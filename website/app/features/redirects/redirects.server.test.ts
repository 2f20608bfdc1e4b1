import { describe, expect, it } from 'vitest'
import { keepQuery } from './redirects.server.ts'

describe('keepQuery', () => {
  it('keeps the query within the site', () => expect(keepQuery('/nieuw', '?p=2')).toBe('/nieuw?p=2'))
  it("keeps the new URL's own query", () => expect(keepQuery('/nieuw?t=hout', '?p=2')).toBe('/nieuw?t=hout'))
  it('does not send the query to another site', () =>
    expect(keepQuery('https://elders.example/', '?p=2')).toBe('https://elders.example/'))
})
