import { expect, test } from 'vitest'
import { threadOrderOf, threadsHref } from './thread-order.ts'

const orderAt = (href: string) => threadOrderOf(new URL(href, 'https://gevel.example'))

test('reads the order that it links to', () => {
  for (const order of ['oldest', 'newest', 'recommended'] as const)
    expect(orderAt(threadsHref('/item/7/hout', order, 2))).toBe(order)
  expect(threadsHref('/item/7/hout', 'oldest')).toBe('/item/7/hout#reacties')
  expect(threadsHref('/item/7/hout', 'recommended', 3)).toBe('/item/7/hout?volgorde=aanbevolen&p=3#reacties')
})

test('shows the oldest first for an unknown order', () => {
  for (const query of ['', 'volgorde=', 'volgorde=toString', 'volgorde=oldest'])
    expect(orderAt(`/x?${query}`)).toBe('oldest')
})
