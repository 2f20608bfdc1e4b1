import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseOnce } from './parse-once.ts'

const onDrop = () => undefined
const schema = z.object({ list: z.array(z.number()) })

test('parses one body once, and freezes the result', () => {
  const body = { list: [1, 2] }
  const first = parseOnce(schema, body, onDrop)
  expect(parseOnce(schema, body, onDrop)).toBe(first)
  expect(() => first.list.push(3)).toThrow(TypeError)
})

test('parses again for another schema', () => {
  const body = { list: [1, 2] }
  parseOnce(schema, body, onDrop)
  expect(parseOnce(z.object({}), body, onDrop)).toEqual({})
})

test('rejects an invalid body', () => {
  expect(() => parseOnce(schema, { list: 'no' }, onDrop)).toThrow()
  expect(() => parseOnce(schema, undefined, onDrop)).toThrow()
})
