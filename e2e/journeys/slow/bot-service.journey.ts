import { randomUUID } from 'node:crypto'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { violationsEverywhere } from '../../axe.ts'
import { BotService } from '../../bot-service.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey, open } from '../../journey.ts'
import { quickMs } from '../../public-form.ts'
import { startWebsite } from '../../second-website.ts'
import { testEnvironment } from '../../test-environment.ts'

/** The journeys run in sequence: the service has one state for all. */
journey.describe.configure({ mode: 'serial' })

const path = '/wachtwoord-vergeten'
let service: BotService
let site: Awaited<ReturnType<typeof startWebsite>>

journey.beforeAll(async () => {
  service = await BotService.start()
  const { WEBSITE_KEY } = demoSecrets
  site = await startWebsite('build', { ...service.settings, WEBSITE_KEY, BACKEND_URL: testEnvironment.backendUrl })
})
journey.afterAll(async () => {
  await site.stop()
  service.stop()
})
journey.beforeEach(async ({ context }) => {
  service.verifications.length = 0
  service.success = true
  await context.setExtraHTTPHeaders(withClientAddress())
})

const newAddress = () => `${randomUUID()}@lezers.example`

journey('loads the configured service when the form is touched, and verifies its token', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await open(page, site.url + path)
  await page.waitForLoadState('networkidle')
  expect(requestedUrls.filter((url) => !url.startsWith(site.url))).toEqual([])
  await page.getByLabel('E-mailadres').fill(newAddress())
  await page.getByRole('button', { name: 'Ik ben een mens' }).click()
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByText('Als er een account is')).toBeVisible()
  expect(service.verifications).toEqual([{ secret: 'geheim', response: 'site-key token 1' }])
  expect(requestedUrls.filter((url) => !url.startsWith(site.url)).map((url) => new URL(url).pathname)).toEqual([
    '/api.js',
  ])
  expect(requestedUrls.filter((url) => url.includes('/botcontrole'))).toEqual([])
})

journey('loads the service after a client-side navigation, and allows it on no other page', async ({ page }) => {
  await open(page, `${site.url}/inloggen`)
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page).toHaveURL(site.url + path)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mailadres').fill(newAddress())
  await expect(page.getByRole('button', { name: 'Ik ben een mens' })).toBeVisible()
  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''
  expect(await policyOf(site.url + path)).toContain(service.url)
  for (const other of ['/', '/inloggen', '/over-ons'])
    expect(await policyOf(site.url + other)).not.toContain(service.url)
})

journey('rejects a form that the service rejects, and accepts a retry', async ({ page, watch }) => {
  watch.allow(422, /^\/wachtwoord-vergeten/)
  service.success = false
  await open(page, site.url + path)
  await page.getByLabel('E-mailadres').fill(newAddress())
  const widget = page.getByRole('button', { name: 'Ik ben een mens' })
  await widget.click()
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByRole('alert')).toContainText('De controle of u een mens bent is niet gelukt.')
  service.success = true
  await widget.click()
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByText('Als er een account is')).toBeVisible()
  expect(service.verifications.map(({ response }) => response)).toEqual(['site-key token 1', 'site-key token 2'])
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('accepts a form without the service', async ({ page }) => {
    await page.goto(site.url + path)
    await page.getByLabel('E-mailadres').fill(newAddress())
    await page.waitForTimeout(quickMs)
    await page.getByRole('button', { name: 'Stuur mij een link' }).click()
    await expect(page.getByText('Als er een account is')).toBeVisible()
    expect(service.verifications).toEqual([])
  })
})
