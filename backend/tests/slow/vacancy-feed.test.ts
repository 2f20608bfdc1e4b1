import { feedPageSize, vacancyFeedSchema } from '@gevel/contract/vacancy-feed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'

const most = 2_000_000_000
const added = feedPageSize + 100
const employer = `Proefwerkgever ${crypto.randomUUID().slice(0, 8)}`

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
  // many of the same moment: the order of the parts is by id then
  await database.query(
    `INSERT INTO vacancies (document_id, public_id, slug, edition, title, intro, city, province, region, category, body, employer_name,
       posted_at, closes_at, created_at, updated_at, published_at)
     SELECT 'feed' || n || $2, ${most} + n, 'proef-' || n, 'pro', 'Proef ' || n, 'Intro', 'Emmen', 'Drenthe', 'noord', 'techniek', '[]', $2,
       date_trunc('day', now()) - make_interval(days => n / 200), now() + interval '10 days', now(), now(), now()
     FROM generate_series(1, $1::integer) n`,
    [added, employer],
  )
})
afterAll(async () => {
  await database.query('DELETE FROM vacancies WHERE employer_name = $1', [employer])
  await database.end()
})

async function partAfter(after: string | null) {
  const { status, body, text } = await ask(
    `/public/vacancy-feed?edition=pro${after === null ? '' : `&after=${encodeURIComponent(after)}`}`,
  )
  expect(status, text).toBe(200)
  return vacancyFeedSchema.parse(body)
}

test('gives job boards every open vacancy once, in parts, also when the last one of a part closes meanwhile', async () => {
  const ids: number[] = []
  let part = await partAfter(null)
  expect(part.meta.changedAt).not.toBeNull()
  for (;;) {
    ids.push(...part.data.map(({ id }) => id))
    if (part.meta.next === null) break
    expect(part.data.length).toBeLessThanOrEqual(feedPageSize)
    await database.query(`UPDATE vacancies SET closes_at = now() WHERE public_id = $1 AND employer_name = $2`, [
      ids.at(-1),
      employer,
    ])
    part = await partAfter(part.meta.next)
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id > most)).toHaveLength(added)
})

test.each(['x', '2026-01-01_1', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z_x'])(
  'rejects the cursor %s',
  async (after) => {
    expect((await ask(`/public/vacancy-feed?after=${encodeURIComponent(after)}`)).status).toBe(400)
  },
)
