import type { Page } from '@playwright/test'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { freePort } from '../../../scripts/embedded-postgres/server.ts'
import { withClientAddress } from '../../client-address.ts'
import { isSameDocument, markDocument } from '../../client-navigation.ts'
import { expect, journey, open, untilHydrated } from '../../journey.ts'
import { documentsOf, focusTab } from '../../new-build.ts'
import { makeNextBuild } from '../../next-build.ts'
import { startWebsite } from '../../second-website.ts'
import { testEnvironment } from '../../test-environment.ts'

/** The journeys of this file run in turn: they stop and start one site. */
journey.describe.configure({ mode: 'serial' })

let next: Awaited<ReturnType<typeof makeNextBuild>>
let site: Awaited<ReturnType<typeof startWebsite>>
let settings: { PORT: string; SITE_URL: string; BACKEND_URL: string; WEBSITE_KEY: string }

journey.beforeAll(async () => {
  next = await makeNextBuild()
  const PORT = String(await freePort())
  const { backendUrl } = testEnvironment
  const { WEBSITE_KEY } = demoSecrets
  settings = { PORT, SITE_URL: `http://localhost:${PORT}`, BACKEND_URL: backendUrl, WEBSITE_KEY }
})
journey.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(withClientAddress())
  site = await startWebsite('build', settings)
})
journey.afterEach(() => site.stop())
journey.afterAll(() => next.remove())

/** Replaces the site by another build of it, whose scripts have other names, at the same address. */
async function deploy(): Promise<void> {
  await site.stop()
  site = await startWebsite(next.folder, settings)
}

const runningBuild = (page: Page) => page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version)

journey('preserves a form while a new build is deployed, and sends it to that one', async ({ page, watch }) => {
  watch.allow(422, /^\/inloggen$/)
  await open(page, `${settings.SITE_URL}/inloggen`)
  await page.getByLabel('E-mailadres').fill('lezer@gevel.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een wachtwoord dat niet klopt')
  await page.waitForLoadState('networkidle')
  await markDocument(page)
  await deploy()
  await focusTab(page)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText('De combinatie van e-mailadres en wachtwoord klopt niet.')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue('lezer@gevel.example')
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Registreren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registreren')
  await untilHydrated(page)
  expect(await runningBuild(page)).toBe(next.id)
})

journey('shows the page of the new build when its script has another name', async ({ page, watch }) => {
  watch.allow(404, /^\/assets\//)
  watch.allowMissingScripts()
  watch.allowStopped()
  await open(page, settings.SITE_URL)
  await page.waitForLoadState('networkidle')
  await deploy()
  const documents = documentsOf(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await untilHydrated(page)
  expect(documents).toEqual(['/agenda'])
  expect(await runningBuild(page)).toBe(next.id)
})
