import { expect, test } from 'vitest'
import { askAs, someAddress } from '../support/visitor.ts'

const perMinute = 240

async function statusesOf(address: string, count: number): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < count) {
    const batch = Array.from({ length: 20 }, () => askAs({ address }, 'GET', '/public/search/suggestions?q=ve'))
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return statuses
}

test('limits the searches of one visitor, and not those of another', async () => {
  const address = someAddress()
  const statuses = await statusesOf(address, perMinute + 20)
  expect(statuses.filter((status) => status === 200)).toHaveLength(perMinute)
  for (const path of ['/public/search?q=dakpan', '/public/vacancies?q=schilder&pageSize=20']) {
    expect((await askAs({ address }, 'GET', path)).status).toBe(429)
    expect((await askAs({}, 'GET', path)).status).toBe(200)
  }
})

test('does not limit what the website renders for no visitor', async () => {
  expect(new Set(await statusesOf('', perMinute + 20))).toEqual(new Set([200]))
})
