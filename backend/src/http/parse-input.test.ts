import { errors } from '@strapi/utils'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseInput } from './parse-input'

test('rejects a text whose length is no number', () => {
  const schema = z.object({ email: z.string().max(254) })
  for (const length of [[{ toString: 1 }], { valueOf: 1, toString: 1 }])
    expect(() => parseInput(schema, { email: { length } })).toThrow(errors.ValidationError)
})

test('leaves a mistake of a schema of ours as it is', () => {
  const mistake = z.string().refine(() => Object(undefined).map.length)
  expect(() => parseInput(mistake, 'x')).toThrow(TypeError)
})
