import { expect, test } from 'vitest'
import { inOwnMemory } from './own-memory.server.ts'

test('joins bytes outside of the buffer pool', () => {
  const joined = inOwnMemory(Buffer.from('één'), Buffer.from(''), Buffer.from(' twee'))
  expect(joined.toString()).toBe('één twee')
  expect(joined.buffer.byteLength).toBe(joined.byteLength)
  expect(inOwnMemory().byteLength).toBe(0)
})
