import { expect, test } from 'vitest'
import { orderNumberIn } from './find-order'

test.each([
  ['B2026-000123', 'B2026-000123'],
  ['b-2026-000123', 'B2026-000123'],
  [' Bestelling B 2026 000123 van 3 november', 'B2026-000123'],
  ['B2026000123', 'B2026-000123'],
  ['Gevel compleet, besteld op 3 november 2026', undefined],
  ['AB2026-000123', undefined],
  ['B2026-0001234', undefined],
])('reads the order in %j as %s', (text, number) => expect(orderNumberIn(text)).toBe(number))
