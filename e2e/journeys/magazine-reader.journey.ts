import type { Page } from '@playwright/test'
import { demoSubscriber, logInAs } from '../account.ts'
import { violationsOf } from '../axe.ts'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'
import { magazinePath, readerPath } from '../paths.ts'

const stage = (page: Page) => page.locator('.reader__stage')
const shown = (page: Page) => page.locator('.reader__page:visible')

journey('opens the pages of an issue from its page, and shows everybody the first four', async ({ page, content }) => {
  const issue = await content.newestMagazine()
  await open(page, magazinePath(issue))
  await page.getByRole('link', { name: 'Lees dit nummer' }).click()
  await expect(page).toHaveURL(readerPath(issue))
  await expect(stage(page)).toHaveAccessibleName('Pagina 1')
  await page.getByRole('link', { name: 'Volgende pagina' }).click()
  await expect(stage(page)).toHaveAccessibleName('Pagina 2 en 3')
  await expect(shown(page)).toHaveCount(2)
  const text = (number: number) => page.getByRole('region', { name: `Tekst van pagina ${number}` })
  await expect(text(2)).toContainText('In dit nummer')
  await expect(text(3)).toBeVisible()
  // on a phone, of the page in view alone
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${readerPath(issue)}?p=3`)
  await expect(text(3)).toBeVisible()
  await expect(text(2)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${readerPath(issue)}?p=9`)
  await expect(page.getByRole('link', { name: /Pagina 9$/ })).toHaveText('AbonneePagina 9')
  await expect(page.getByRole('heading', { name: 'Lees verder als abonnee' })).toBeVisible()
  const file = await ask(`${magazinePath(issue)}/pdf`)
  expect([file.status, file.headers.location]).toEqual([302, `${readerPath(issue)}?p=5`])
  expect((await ask(`${magazinePath(issue)}/pagina/9/groot`)).status).toBe(403)
})

journey('turns pages by keys and by the strip, zooms, and remembers the page', async ({ page, content }) => {
  const issue = await content.newestMagazine()
  await open(page, readerPath(issue))
  await page.keyboard.press('ArrowRight')
  await expect(stage(page)).toHaveAccessibleName('Pagina 2 en 3')
  await stage(page).focus()
  await page.keyboard.press('End')
  await expect(stage(page)).toHaveAccessibleName('Pagina 20')
  await page.keyboard.press('PageUp')
  await expect(stage(page)).toHaveAccessibleName('Pagina 18 en 19')
  await page.keyboard.press('Home')
  await expect(stage(page)).toHaveAccessibleName('Pagina 1')
  const width = async () => (await shown(page).first().boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('+')
  await expect(page.getByLabel('Vergroting')).toHaveText('125%')
  expect(await width()).toBeCloseTo(before * 1.25, 0)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Vergroting')).toHaveText('100%')
  await page.getByRole('navigation', { name: 'Alle pagina’s' }).getByRole('link', { name: 'Pagina 4' }).click()
  await expect(page).toHaveURL(`${readerPath(issue)}?p=4`)
  await open(page, readerPath(issue))
  await page.getByRole('link', { name: 'Verder op pagina 4' }).click()
  await expect(page).toHaveURL(`${readerPath(issue)}?p=4`)
  await page.keyboard.press('Tab')
  await stage(page).focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Zoek in dit nummer')).toBeFocused()
})

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

journey('finds an issue by the words of its pages, and opens that page', async ({ page, content }) => {
  const issue = await content.newestMagazine()
  await open(page, '/zoeken?q=kitpistolen+accu')
  await page.getByRole('link', { name: 'Gevonden op pagina' }).first().click()
  await expect(page).toHaveURL(new RegExp(`^.*${readerPath(issue)}\\?p=\\d+$`))
})

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
