import { expect, test } from 'vitest'
import { threadOrderOf } from './thread-order.server.ts'
import { threadsHref } from './thread-order.ts'

const orderAt = (href: string) => threadOrderOf(new URL(href, 'https://gevel.example'))

test('reads the order that it links to', () => {
  for (const order of ['oldest', 'newest', 'recommended'] as const)
    expect(orderAt(threadsHref('/item/7/hout', order, 2))).toBe(order)
  expect(threadsHref('/item/7/hout', 'oldest')).toBe('/item/7/hout#reacties')
  expect(threadsHref('/item/7/hout', 'recommended', 3)).toBe('/item/7/hout?volgorde=aanbevolen&p=3#reacties')
})

test.each(['', 'toString', 'oldest', 'newest'])('rejects %j as an order', (word) => {
  expect(() => orderAt(`/item/7/hout?volgorde=${word}`)).toThrow()
})
