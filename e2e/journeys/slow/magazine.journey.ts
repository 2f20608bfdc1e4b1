import { expect, journey, open } from '../../journey.ts'
import { magazinePath, readerPath } from '../../paths.ts'

journey('opens the shelf with the newest issue, and lists the others by year', async ({ page, content }) => {
  const [newest, ...others] = await content.magazines()
  await open(page, '/magazine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
  const years = [...new Set(others.map(({ year }) => String(year)))]
  await expect(page.locator('main .section .lintel h2')).toHaveText(years)
  await expect(page.locator('.shelf > li h3')).toHaveText(others.map(({ title }) => title))
  await page.getByRole('link', { name: 'Inhoud van dit nummer' }).click()
  await expect(page).toHaveURL(newest ? magazinePath(newest) : '')
})

journey('lists the contents of an issue by page, with links to its articles', async ({ page, content }) => {
  const newest = await content.newestMagazine()
  await open(page, magazinePath(newest))
  const contents = page.getByRole('region', { name: 'In dit nummer' })
  const pages = await contents.locator('.num').allTextContents()
  const numbers = pages.map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  await expect(contents).toContainText('Wat vet staat, leest u als artikel op de site.')
  const link = contents.locator('a.link:not(.contents-list__plain)').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('region', { name: 'In het magazine' }).getByRole('link').click()
  await expect(page).toHaveURL(magazinePath(newest))
})

journey(
  'leads from what is only on paper to its page in the reader, marked when it is locked',
  async ({ page, content }) => {
    const newest = await content.newestMagazine()
    await open(page, magazinePath(newest))
    const entries = page.locator('.contents-list li').filter({ has: page.locator('.contents-list__plain') })
    const [free, locked] = [entries.filter({ hasText: 'p. 3' }), entries.filter({ hasText: 'p. 5' })]
    await expect(free.locator('.key')).toHaveCount(0)
    await expect(locked.locator('.key')).toHaveText('Abonnee')
    await free.getByRole('link').click()
    await expect(page).toHaveURL(`${readerPath(newest)}?p=3`)
  },
)

journey('leads to the pages of the newest issue by the same words everywhere', async ({ page, content }) => {
  const newest = await content.newestMagazine()
  for (const path of ['/', '/magazine', magazinePath(newest)]) {
    await open(page, path)
    await expect(page.getByRole('link', { name: 'Lees dit nummer' })).toHaveAttribute('href', readerPath(newest))
  }
})

journey('links an issue to the one before and the one after it', async ({ page, content }) => {
  const [newest, second] = await content.magazines()
  if (!newest || !second) throw new Error('The demo content holds no two issues')
  await open(page, magazinePath(newest))
  const neighbours = page.getByRole('navigation', { name: 'Vorig en volgend nummer' })
  await neighbours.locator('[rel=prev]').click()
  await expect(page).toHaveURL(magazinePath(second))
  await expect(neighbours.locator('[rel=next]')).toHaveAttribute('href', magazinePath(newest))
})
