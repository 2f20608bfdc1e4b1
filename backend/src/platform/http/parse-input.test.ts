import { errors } from '@strapi/utils'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseInput } from './parse-input'

test('rejects a text whose length is not a number', () => {
  const schema = z.object({ email: z.string().max(254) })
  for (const length of [[{ toString: 1 }], { valueOf: 1, toString: 1 }])
    expect(() => parseInput(schema, { email: { length } })).toThrow(errors.ValidationError)
})

test('rethrows an error in our own schema', () => {
  const mistake = z.string().refine(() => Object(undefined).map.length)
  expect(() => parseInput(mistake, 'x')).toThrow(TypeError)
})
