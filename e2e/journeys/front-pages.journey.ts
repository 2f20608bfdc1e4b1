import type { Edition } from '@gevel/contract/editions'
import type { Locator } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'
import { articlePath } from '../paths.ts'

const fronts: Record<Edition, { path: string; name: string; sections: string[] }> = {
  general: {
    path: '/',
    name: 'Gevel',
    sections: ['Bouwmarkten', 'Uit Gevel Pro', 'Verf & wonen', 'Agenda', 'Vacatures', 'Magazine', 'Partners'],
  },
  pro: {
    path: '/pro',
    name: 'Gevel Pro',
    sections: [
      'Materialen en prijzen',
      'Uit Gevel',
      'Logistiek',
      'Bijeenkomsten',
      'Provacatures',
      'Dossier',
      'Partners',
    ],
  },
}

for (const edition of ['general', 'pro'] as const) {
  const { path, name, sections } = fronts[edition]

  journey.describe(`The front page of ${name}`, () => {
    journey('opens with the lead story', async ({ page }) => {
      await open(page, path)
      await expect(page).toHaveTitle(new RegExp(`^${name}: vakblad`))
      await expect(page.locator('h1')).toHaveText(`${name}: het laatste nieuws`)
      const lead = page.locator('.story--lead')
      await expect(lead.getByRole('heading')).toBeVisible()
      await expect(lead.locator('img')).toHaveAttribute('fetchpriority', 'high')
      await lead.getByRole('link').click()
      await expect(page.locator('article h1')).toBeVisible()
    })

    journey('lists the newest with the moment they came in', async ({ page, content }) => {
      await open(page, path)
      const newest = (await content.articles(edition)).slice(0, 8)
      const items = page.getByRole('region', { name: 'Het laatste' }).getByRole('listitem')
      await expect(items).toHaveCount(newest.length)
      for (const [at, article] of newest.entries()) {
        await expect(items.nth(at).getByRole('link')).toHaveAttribute('href', articlePath(article))
        await expect(items.nth(at).locator('time')).toHaveAttribute('datetime', article.publishedAt)
      }
    })

    journey('has the blocks its editors composed, in their order', async ({ page }) => {
      await open(page, path)
      const titles = await page.locator('main .lintel h2').allTextContents()
      expect(titles).toEqual(['Het laatste', ...sections])
    })

    journey('shows no story of its opening once more below', async ({ page }) => {
      await open(page, path)
      const opening = await hrefs(page.locator('.story--lead a, .courses').first().locator('a'))
      const below = await hrefs(page.locator('main section:not([aria-labelledby="laatste"]) .story a'))
      expect(below.filter((href) => opening.includes(href))).toEqual([])
    })
  })
}

journey('The front page shows what is next: events, vacancies, an issue and partners', async ({ page, content }) => {
  await open(page, '/')
  const events = (await content.events('upcoming')).slice(0, 3)
  await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem')).toHaveCount(events.length)
  await expect(page.getByRole('region', { name: 'Vacatures' }).locator('.vac')).toHaveCount(3)
  const [issue] = await content.magazines()
  await expect(page.getByRole('region', { name: 'Magazine' }).getByRole('heading', { level: 3 })).toHaveText(
    issue?.title ?? '',
  )
  expect(await page.getByRole('region', { name: 'Partners' }).getByRole('listitem').count()).toBeGreaterThan(5)
})

async function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))
}
