import { expect, test } from 'vitest'
import { slugify } from './free-slug'

test.each([
  ['Eén winkel, twee gevels', 'een-winkel-twee-gevels'],
  ['Foto’s van 2025/2026', 'fotos-van-2025-2026'],
  ['  Café «Déjà vu»  ', 'cafe-deja-vu'],
])('%s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
