import { describe, expect, it } from 'vitest'
import { idParamSchema, pageParamSchema } from './params.ts'

describe('route parameters', () => {
  it.each(['abc', '-1', '0', '1.5', '1e3', ' 1', '99999999999', '', '٣'])('rejects the id %j', (id) =>
    expect(idParamSchema.safeParse(id).success).toBe(false),
  )
  it('reads an id', () => expect(idParamSchema.parse('42')).toBe(42))
  it('defaults to the first page, and rejects invalid ones', () => {
    expect(pageParamSchema.parse(null)).toBe(1)
    expect(pageParamSchema.parse('3')).toBe(3)
    expect(pageParamSchema.safeParse('0').success).toBe(false)
    expect(pageParamSchema.safeParse('1000000').success).toBe(false)
  })
})
