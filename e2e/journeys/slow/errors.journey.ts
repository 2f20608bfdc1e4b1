import type { Page } from '@playwright/test'
import { liveField } from '../../demo-form.ts'
import { expect, journey, open } from '../../journey.ts'
import { openPublicForm, quickMs } from '../../public-form.ts'

const unforeseen = 'De pagina kan nu niet worden getoond. Probeer het over een minuut opnieuw.'

journey('shows an unexpected error without details, and clears it on the next navigation', async ({ page, watch }) => {
  watch.allow(500, /^\/agenda$/)
  const isAgenda = /\/agenda(?:\.data|\/_payload\.json)/
  await page.route(isAgenda, (route) => route.fulfill({ status: 500, body: 'TypeError at secret.ts:12' }))
  await open(page, '/')
  await followAgenda(page)
  await expectErrorPage(page)
  await expect(page.getByText('secret')).toHaveCount(0)
  await page.getByRole('link', { name: 'Terug naar home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toHaveText('Gevel: het laatste nieuws')
})

journey('shows an error page on a navigation without a network, and recovers', async ({ page, context, watch }) => {
  watch.allowOffline()
  // both are pages of the content backend, so their script is already loaded
  await open(page, '/vacatures')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await followAgenda(page)
  await expectErrorPage(page)
  await context.setOffline(false)
  await followAgenda(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
})

for (const trouble of ['a lost connection', 'an overloaded server'] as const) {
  journey(`preserves the input of a form after ${trouble}, and can be resent`, async ({ page, context, watch }) => {
    const isOffline = trouble === 'a lost connection'
    if (isOffline) watch.allowOffline()
    else watch.allow(503, /^\/wachtwoord-vergeten/)
    await openPublicForm(page, '/wachtwoord-vergeten')
    await page.getByRole('main').getByLabel('E-mailadres').fill('niemand@lezers.example')
    await expect(liveField(page)).toBeVisible()
    if (isOffline) await context.setOffline(true)
    else {
      await page.route('**/wachtwoord-vergeten.data', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, contentType: 'text/html', body: 'Het is druk' })
          : route.fallback(),
      )
    }
    await page.getByRole('button', { name: 'Stuur mij een link' }).click()
    await expect(page.getByRole('alert')).toContainText('Wat u invulde staat er nog')
    await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue('niemand@lezers.example')
    await context.setOffline(false)
    await page.unrouteAll()
    // there was no challenge either, so only the time shows that it is a person
    await page.waitForTimeout(quickMs)
    await page.getByRole('button', { name: 'Stuur mij een link' }).click()
    await expect(page.getByText('Als er een account is')).toBeVisible()
  })
}

async function followAgenda(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets fout gegaan')
  await expect(page.getByRole('main')).toContainText(unforeseen)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
