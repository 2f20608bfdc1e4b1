import { expect, test } from 'vitest'
import { shareRefund } from './credit-tickets'

test('shares a refund among tickets by their prices, to the cent', () => {
  expect(shareRefund(100, [{ unitCents: 1 }, { unitCents: 1 }, { unitCents: 1 }])).toEqual([33, 34, 33])
  expect(shareRefund(12_100, [{ unitCents: 9000 }, { unitCents: 1000 }])).toEqual([10_890, 1210])
  expect(shareRefund(0, [{ unitCents: 9000 }])).toEqual([0])
})
