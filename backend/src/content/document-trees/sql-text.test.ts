import { expect, test } from 'vitest'
import { inOrder, jsonValue, literal, ofOwner, quoted } from './sql-text'

test('quotes names and texts, so that none ends its own quotes', () => {
  expect(quoted('a"b')).toBe('"a""b"')
  expect(literal("a'b")).toBe("'a''b'")
})

test('formats a timestamp as Strapi does, and leaves a number to JSON', () => {
  expect(jsonValue({ type: 'datetime', columnName: 'released_at' }, 't0')).toContain('to_char(t0."released_at"')
  expect(jsonValue({ type: 'integer', columnName: 'public_id' }, 't0')).toBe('t0."public_id"')
})

test('rejects a column type whose JSON is unknown', () => {
  expect(() => jsonValue({ type: 'timestamp', columnName: 'at' }, 't0')).toThrow('at, which has type timestamp')
})

test('limits the rows of a shared table to the attribute of their owner', () => {
  const join = { table: 'contents_cmps', owner: 'entity_id', target: 'cmp_id', on: { field: 'cover' }, order: 'order' }
  expect(ofOwner(join, 'j1', 't0.id')).toBe(`j1."entity_id" = t0.id AND j1."field" = 'cover'`)
  expect(inOrder(join, 'j1')).toBe(' ORDER BY j1."order"')
  expect(inOrder({ ...join, order: undefined }, 'j1')).toBe('')
})
