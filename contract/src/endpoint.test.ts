import { expect, expectTypeOf, test } from 'vitest'
import { fillPath, type PathParameter } from './endpoint.ts'

test('fills in the parameters of a path, encoded', () => {
  expect(fillPath('/account/comments/:id/report', { id: 12 })).toBe('/account/comments/12/report')
  expect(fillPath('/connect/:provider/callback', { provider: 'a/b?c' })).toBe('/connect/a%2Fb%3Fc/callback')
  expect(fillPath('/account', {})).toBe('/account')
})

test('types the parameters of a path by their names', () => {
  expectTypeOf<PathParameter<'/account/comments/:id/report'>>().toEqualTypeOf<'id'>()
  expectTypeOf<PathParameter<'/public/partners/:kind/:link'>>().toEqualTypeOf<'kind' | 'link'>()
  expectTypeOf<PathParameter<'/account'>>().toEqualTypeOf<never>()
})
