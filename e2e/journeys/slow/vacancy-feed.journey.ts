import { feedPageSize } from '@gevel/contract/vacancy-feed'
import { Client } from 'pg'
import { parseXml } from '../../feeds/xml-tree.ts'
import { ask } from '../../http.ts'
import { expect, journey } from '../../journey.ts'

const path = '/feeds/provacatures/jobs.xml'
const firstNumber = 2_100_000_000
/** Three parts, of which the last has fewer. */
const added = 2 * feedPageSize + 100

async function withVacancies(work: () => Promise<void>): Promise<void> {
  const employer = `Proefwerkgever ${crypto.randomUUID().slice(0, 8)}`
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO vacancies (document_id, public_id, slug, edition, title, intro, city, province, region, category, body, employer_name,
         posted_at, closes_at, created_at, updated_at, published_at)
       SELECT 'sitefeed' || n || $2, ${firstNumber} + n, 'proef-' || n, 'pro', 'Proef ' || n || ' <&> "x"', 'Intro', 'Emmen', 'Drenthe', 'noord',
         'techniek', '[]', $2, now() - make_interval(hours => n), now() + interval '10 days', now(), now(), now()
       FROM generate_series(1, $1::integer) n`,
      [added, employer],
    )
    await work()
  } finally {
    await database.query('DELETE FROM vacancies WHERE employer_name = $1', [employer])
    await database.end()
  }
}

journey('sends job boards a feed of several parts as one document, with each vacancy once', async ({ page }) => {
  journey.setTimeout(240_000)
  await withVacancies(async () => {
    await expect(async () => {
      const { status, headers, body } = await ask(path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/xml; charset=utf-8')
      // it is sent while it is read, and never stored
      expect(headers['transfer-encoding']).toBe('chunked')
      expect(String(headers['cache-status'] ?? '')).not.toMatch(/hit|stored/)
      const numbers = [...body.matchAll(/<referencenumber><!\[CDATA\[(\d+)\]\]>/g)].map(([, number]) => Number(number))
      expect(numbers.filter((number) => number > firstNumber)).toHaveLength(added)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(body.trimEnd().endsWith('</source>')).toBe(true)
      expect((await parseXml(page, body)).name).toBe('source')
    }).toPass({ timeout: 60_000 })
  })
  await expect(async () => {
    const { headers, body } = await ask(path)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).not.toContain(`<![CDATA[${firstNumber + 1}]]>`)
  }).toPass({ timeout: 60_000 })
})
