import { Client } from 'pg'
import { expect, journey } from '../../../journey.ts'
import { articlePath } from '../../../paths.ts'

journey('shows the five most read articles of an edition, and no block without them', async ({ page, content }) => {
  const articles = (await content.articles('pro')).slice(0, 5).reverse()
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const block = page.getByRole('region', { name: 'Meest gelezen' })
  const untilShown = async (count: number) =>
    expect(async () => {
      await page.goto('/pro')
      await expect(block).toHaveCount(count, { timeout: 100 })
    }).toPass({ timeout: 20_000 })
  try {
    await database.query('DELETE FROM gevel_most_read')
    await untilShown(0)
    for (const [at, { id }] of articles.entries())
      await database.query('INSERT INTO gevel_most_read VALUES ($1, $2, $3)', ['pro', at + 1, id])
    await untilShown(1)
    const links = block.getByRole('listitem').getByRole('link')
    await expect(links).toHaveText(articles.map(({ title }) => title))
    await expect(links.first()).toHaveAttribute('href', articlePath(articles[0] as (typeof articles)[number]))
  } finally {
    await database.query('DELETE FROM gevel_most_read')
    await database.end()
  }
})
