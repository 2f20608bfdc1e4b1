import type { Page } from '@playwright/test'
import { demoSubscriber, logInAs } from '../account.ts'
import { violationsOf } from '../axe.ts'
import { expect, journey, open } from '../journey.ts'
import { magazinePath, readerPath } from '../paths.ts'

const _stage = (page: Page) => page.locator('.reader__stage')
const shown = (page: Page) => page.locator('.reader__page:visible')

journey(
  'renders the PDF for a subscriber, with text to select and the words of a search marked',
  async ({ page, content }) => {
    const issue = await content.newestMagazine()
    await logInAs(page, demoSubscriber)
    await open(page, `${readerPath(issue)}?p=6`)
    await expect(page.getByRole('link', { name: 'Download de pdf' })).toBeVisible()
    await expect(shown(page).locator('canvas')).toHaveCount(2)
    await expect(shown(page).first().locator('.reader__text')).toContainText('Kleine bouwmarkt')
    await page.getByLabel('Zoek in dit nummer').fill('binnenstad')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Gevonden op .* pagina/)).toBeVisible()
    await page.locator('.reader__hits a').filter({ hasText: 'Pagina 6' }).click()
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('reader-search')?.size ?? 0)).toBeGreaterThan(0)
    expect(await violationsOf(page)).toEqual([])
    const file = await page.request.get(`${magazinePath(issue)}/pdf`, { headers: { range: 'bytes=0-4' } })
    expect([file.status(), await file.text(), file.headers()['cache-control']]).toEqual([
      ...[206, '%PDF-', 'private, no-store'],
    ])
  },
)

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('turns pages, searches and reads their text', async ({ page, content }) => {
    const issue = await content.newestMagazine()
    await page.goto(readerPath(issue))
    await page.getByRole('link', { name: 'Volgende pagina' }).click()
    await expect(page).toHaveURL(`${readerPath(issue)}?p=2`)
    await expect(page.getByRole('img', { name: 'Pagina 2' })).toBeVisible()
    await page.getByLabel('Pagina', { exact: true }).fill('4')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${readerPath(issue)}?p=4`)
    await page.getByLabel('Zoek in dit nummer').fill('voorwoord')
    await page.getByRole('button', { name: 'Zoek' }).click()
    await page.locator('.reader__hits a').first().click()
    await expect(page.locator('.reader__texts')).toContainText('Voorwoord')
    await expect(page.getByRole('button', { name: 'Groter' })).toBeHidden()
  })
})
