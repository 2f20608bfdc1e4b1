import { expect, journey, open } from '../journey.ts'
import { testEnvironment } from '../test-environment.ts'

const everyBlock = '/over-ons/zo-werken-wij'

journey('A nested link has the pages above it as its way back', async ({ page }) => {
  await open(page, '/over-ons/geschiedenis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van krantje tot site')
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Over ons', 'Van krantje tot site'])
  await crumbs.getByRole('link', { name: 'Over ons' }).click()
  await expect(page).toHaveURL('/over-ons')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over Gevel')
})

journey('Running text has subheads, lists, links and quotes', async ({ page }) => {
  await open(page, everyBlock)
  const text = page.locator('.prose')
  await expect(text.getByRole('heading', { level: 2 }).first()).toHaveText('Van tip tot bericht')
  await expect(text.locator('ol > li')).toHaveCount(4)
  await expect(text.locator('blockquote')).toContainText('Als een getal mooi rond is')
  await expect(text.locator('blockquote footer')).toHaveText('Pieter Kuiper, redacteur materialen en prijzen')
})

journey('A picture stands with its caption and credit', async ({ page }) => {
  await open(page, everyBlock)
  const figure = page.locator('figure.pic', { hasText: 'Elke grafiek op de site' }).first()
  await expect(figure.locator('figcaption')).toContainText('Beeld: Gevel')
  await expect(figure.getByRole('img')).toHaveAttribute('alt', /staafgrafiek/)
})

journey('A gallery is a strip one reaches by keyboard', async ({ page }) => {
  await open(page, everyBlock)
  const strip = page.getByRole('region', { name: 'Fotoreeks, 3 beelden' })
  await expect(strip.locator('figure')).toHaveCount(3)
  await strip.getByRole('link').last().focus()
  await expect.poll(() => strip.locator('.gallery__strip').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

journey('A table has heads for its columns and rows, a caption and a source', async ({ page }) => {
  await open(page, everyBlock)
  const table = page.getByRole('table', { name: /Wat wij eisen/ })
  await expect(table.getByRole('columnheader')).toHaveText(['Soort cijfer', 'Bronnen', 'Controle'])
  await expect(table.getByRole('rowheader').first()).toHaveText('Richtprijs')
  await expect(page.locator('.table-block', { has: table })).toContainText('Bron: handleiding redactie')
})

journey('A chart, a call-out and a related story stand in the text', async ({ page }) => {
  await open(page, everyBlock)
  await expect(page.getByRole('img', { name: 'De belronde wordt ieder jaar groter' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Wanneer verdwijnt een artikel?')
  await page.getByRole('complementary', { name: 'Lees ook' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/(news|item)\/\d+\/een-op-acht-partijen-multiplex/)
})

journey('A file says its kind and size, and is what was put there', async ({ page }) => {
  await open(page, everyBlock)
  const link = page.getByRole('link', { name: /Richtprijzen november 2026/ })
  await expect(link).toContainText(/\(CSV, \d+ kB\)/)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('richtprijzen-november-2026.csv')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/csv')
})

journey('A film of another site asks nothing of that site before it is started', async ({ page }) => {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== testEnvironment.siteUrl,
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' })
    },
  )
  await open(page, everyBlock)
  const button = page.getByRole('button', { name: 'Start de film' })
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await button.click()
  await expect(page.locator('iframe.video')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
})

journey('A long text has links to its headings beside it', async ({ page }) => {
  await open(page, '/over-ons/zo-werken-wij')
  const outline = page.getByRole('navigation', { name: 'Op deze pagina' })
  const headings = await page.locator('.prose > h2').allTextContents()
  expect(headings.length).toBeGreaterThan(2)
  await expect(outline.getByRole('link')).toHaveText(headings)
  const last = headings.at(-1) ?? ''
  await outline.getByRole('link', { name: last }).click()
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport()
})

journey('Questions fold open to their answers', async ({ page }) => {
  await open(page, '/over-ons')
  const answer = page.getByText('Mail naar tip@gevel.example.')
  await expect(answer).toBeHidden()
  await page.getByText('Hoe tip ik de redactie?').click()
  await expect(answer).toBeVisible()
})

journey('Links lead on from a page', async ({ page }) => {
  await open(page, '/winkelketens')
  await page.getByRole('region', { name: 'Verfwinkels en woonwinkels' }).getByRole('link', { name: 'Alles' }).click()
  await expect(page).toHaveURL('/winkelketens/verfwinkels-woonwinkels')
})
