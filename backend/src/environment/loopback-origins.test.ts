import { expect, test } from 'vitest'
import { originsOf } from './loopback-origins'

test('returns both names of this machine, and the origin of any other', () => {
  const here = ['http://127.0.0.1:1337', 'http://localhost:1337']
  for (const origin of here) expect(originsOf(origin)).toEqual(here)
  for (const origin of ['https://redactie.gevel.example', 'https://localhost.example'])
    expect(originsOf(origin)).toEqual([origin])
})
