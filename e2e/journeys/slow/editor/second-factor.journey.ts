import type { Browser, Locator, Page } from '@playwright/test'
import { CodeApp } from '../../../../backend/tests/support/second-factor.ts'
import { adminScreens, expect, switchedOff } from '../../../admin.ts'
import { violationsOf } from '../../../axe.ts'
import { invite, ownerAccount } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

const password = 'zeven zware zandzakken'
const firstScreen = /\/admin\/?$/

journey('logs in with a TOTP code and with a recovery code, after an invitation', async ({ page, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  const email = await acceptInvitation(page, 'redacteur')
  await logIn(page, email)
  await expect(page).toHaveURL(firstScreen)

  await page.getByRole('link', { name: 'Beveiliging', exact: true }).click()
  await page.getByRole('button', { name: 'Instellen' }).click()
  await page.locator('input[name=password]').first().fill(password)
  await page.getByRole('button', { name: 'Verder' }).click()
  const app = await scan(page)
  await page.getByLabel('Code uit de app').fill(app.code(0))
  await page.getByRole('button', { name: 'Aanzetten' }).click()
  const codes = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await textOf(codes.first())
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect(page.getByText('Staat aan')).toBeVisible()

  // the code is required after the password
  watch.allow(403, /^\/admin\/login$/)
  watch.allow(400, /^\/admin\/login$/)
  // Strapi logs out twice
  watch.allow(401, /^\/admin\/logout$/)
  await logOut(page)
  await logIn(page, email)
  await enterCode(page, '000000')
  await expect(page.getByText(/^Deze code klopt niet/)).toBeVisible()
  await enterCode(page, app.code(1))
  await expect(page).toHaveURL(firstScreen)

  await logOut(page)
  await logIn(page, email)
  await enterCode(page, recoveryCode.toUpperCase())
  await expect(page).toHaveURL(firstScreen)
  await page.goto('/admin/beveiliging')
  await expect(page.getByText('U hebt nog 9 herstelcodes.')).toBeVisible()
})

journey(
  'requires a second factor of a role, which its editors set up at the next log-in',
  async ({ page, browser, watch }) => {
    journey.setTimeout(180_000)
    watch.allow(404, switchedOff)
    const role = { code: 'advertentiebeheer', name: 'Advertentiebeheer' }
    await page.goto('/admin/auth/login')
    await expect(page.getByRole('heading', { name: 'Welkom bij Gevel' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await logIn(page, ownerAccount.email, ownerAccount.password)
    await expect(page).toHaveURL(firstScreen)
    await setRequired(page, role.name, true)
    try {
      const other = await newPage(browser)
      const email = await acceptInvitation(other, role.code)
      await logIn(other, email)
      await expect(other.getByRole('heading', { name: 'Stel inloggen met een code in' })).toBeVisible()
      const app = await scan(other)
      await enterCode(other, app.code(0))
      await expect(other.getByRole('heading', { name: 'Bewaar uw herstelcodes' })).toBeVisible()
      await other.getByRole('button', { name: 'Verder' }).click()
      await expect(other).toHaveURL(firstScreen)

      await page.reload()
      await page.getByRole('tab', { name: 'Redactie' }).click()
      const card = page.getByRole('listitem').filter({ hasText: email })
      await expect(card).toContainText('Met code')
      await card.getByRole('button', { name: 'Overal uitloggen' }).click()
      await page.getByRole('button', { name: 'Bevestig' }).click()
      await expect(card.getByRole('button', { name: '0 apparaten' })).toBeVisible()
      await other.reload()
      await expect(other).toHaveURL(/\/auth\/login/)
      await other.context().close()
    } finally {
      await setRequired(page, role.name, false)
    }
  },
)

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: testEnvironment.backendUrl, locale: 'nl-NL' })
  return context.newPage()
}

/** Activates the account of an invited editor; returns the address. */
async function acceptInvitation(page: Page, role: string): Promise<string> {
  const email = `${role}-${Date.now()}@journeys.example`
  await page.goto(`/admin/auth/register?registrationToken=${await invite(email, role)}`)
  await page.getByLabel('Nieuw wachtwoord').fill(password)
  await page.getByLabel('Herhaal het wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Account openen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Uw account is klaar. Log nu in.' })).toBeVisible()
  return email
}

async function logIn(page: Page, email: string, itsPassword = password): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.locator('input[name=password]').fill(itsPassword)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name=code]').fill(code)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Gast|G)/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
}

/** The app with the key that is shown beside the QR code. */
async function scan(page: Page): Promise<CodeApp> {
  await expect(page.getByRole('img', { name: 'QR-code met de sleutel' })).toBeVisible()
  return new CodeApp(await textOf(page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)))
}

async function setRequired(page: Page, role: string, isRequired: boolean): Promise<void> {
  await page.goto('/admin/beveiliging')
  await page.getByRole('tab', { name: 'Redactie' }).click()
  await page.getByRole('checkbox', { name: role }).setChecked(isRequired)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Bewaard. Het geldt vanaf de volgende keer inloggen.')).toBeVisible()
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? ''
}
