import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { giveAccess } from '../../access.ts'
import { join, ownName } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())

async function asSubscriber(page: Page): Promise<void> {
  const { email } = await join(page)
  const { rows } = await database.query('SELECT id FROM up_users WHERE email = $1', [email])
  await giveAccess(database, rows[0].id, { edition: 'general' })
}

/** Gives the article of the page, and returns the path of its link. */
async function give(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Geef dit artikel cadeau' }).click()
  await page.getByRole('button', { name: 'Maak een cadeaulink' }).click()
  await expect(page.getByText('De link is klaar')).toBeVisible()
  const { pathname, search } = new URL(await page.getByLabel('Link naar het artikel').inputValue())
  return pathname + search
}

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('a stranger reads a given article by its link, until it is revoked', async ({ page, browser, content }) => {
      await asSubscriber(page)
      const article = await content.article('general', ({ access }) => access === 'subscriber')
      await page.goto(articlePath(article))
      const link = await give(page)

      const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: withClientAddress() })
      const stranger = await context.newPage()
      await stranger.goto(articlePath(article))
      await expect(stranger.locator('.wall')).toBeVisible()
      const response = await stranger.goto(link)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      expect(response?.headers()['x-robots-tag']).toBe('noindex')
      await expect(stranger.getByText(`${ownName} geeft u dit artikel cadeau`)).toBeVisible()
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(article.title)
      await expect(stranger.locator('.wall')).toHaveCount(0)
      await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(stranger.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${articlePath(article)}$`),
      )
      if (javaScriptEnabled) {
        await stranger.waitForResponse((sent) => new URL(sent.url()).pathname === '/cadeau/geopend')
        await page.reload()
        await expect(page.getByText('één keer geopend')).toBeVisible()
      }

      await page.getByRole('button', { name: `Trek in: ${article.title}` }).click()
      await expect(page.getByText('Hij opent het artikel niet meer.')).toBeVisible()
      expect((await stranger.goto(link))?.status()).toBe(410)
      await expect(stranger.getByRole('heading', { name: 'Deze cadeaulink is ingetrokken' })).toBeVisible()
      await context.close()
    })
  })
}

journey('axe finds no violations where articles are given', async ({ page, content }) => {
  journey.setTimeout(90_000)
  await asSubscriber(page)
  await open(page, '/account/cadeaus')
  await expect(page.getByText('U gaf nog geen artikel cadeau')).toBeVisible()
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'subscriber')))
  const link = await give(page)
  expect(await violationsEverywhere(page)).toEqual([])
  await open(page, link)
  expect(await violationsEverywhere(page)).toEqual([])
})

journey('offers to give an article only to who reads it by a subscription', async ({ page, content }) => {
  const [free, general, pro] = await Promise.all([
    content.article('general', ({ access }) => access === 'free'),
    content.article('general', ({ access }) => access === 'subscriber'),
    content.article('pro', ({ access }) => access === 'subscriber'),
  ])
  const link = page.getByRole('link', { name: 'Geef dit artikel cadeau' })
  await open(page, articlePath(general))
  await expect(link).toHaveCount(0)
  await asSubscriber(page)
  await open(page, articlePath(general))
  await expect(link).toBeVisible()
  await open(page, articlePath(free))
  await expect(link).toHaveCount(0)
  // a subscription to the other edition, whose paywall names the one that opens it
  await open(page, articlePath(pro))
  await expect(link).toHaveCount(0)
  await expect(page.locator('.wall')).toContainText('Dit artikel hoort bij Gevel Pro')
})
