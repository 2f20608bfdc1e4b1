import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { magazinePath } from '../paths.ts'

const content = new Content()

test('redirects a wrong slug of an issue to the canonical URL', async () => {
  const newest = await content.newestMagazine()
  const { status, headers } = await ask(`/magazine/${newest.id}/oud`)
  expect({ status, to: headers.location }).toEqual({ status: 301, to: magazinePath(newest) })
})
