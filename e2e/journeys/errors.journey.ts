import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'

const unforeseen = 'De pagina kan nu niet worden getoond. Probeer het over een minuut opnieuw.'

journey('An error nobody foresaw is told calmly, and the button clears it', async ({ page, watch }) => {
  watch.allow(500, /^\/agenda$/)
  await page.route('**/agenda.data*', (route) => route.fulfill({ status: 500, body: 'TypeError at secret.ts:12' }))
  await open(page, '/')
  await followAgenda(page)
  await expectErrorPage(page)
  await expect(page.getByText('secret')).toHaveCount(0)
  await page.getByRole('link', { name: 'Terug naar home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toHaveText('Gevel: het laatste nieuws')
})

journey('Without a network a navigation says so, and works again when it is back', async ({ page, context, watch }) => {
  watch.allowOffline()
  // both are pages of the content backend, so their script is there already
  await open(page, '/vacatures')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await followAgenda(page)
  await expectErrorPage(page)
  await context.setOffline(false)
  await followAgenda(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
})

async function followAgenda(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets fout gegaan')
  await expect(page.getByRole('main')).toContainText(unforeseen)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
