import type { Page } from '@playwright/test'
import { logIn, newAccount } from '../../account.ts'
import { adminScreens, expect, useSessionOf } from '../../admin.ts'
import { withClientAddress } from '../../client-address.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { nextStep } from '../../ordering.ts'
import { findOverflow } from '../../screen/overflow.ts'

/** Fills in a vacancy from the first page up to the last step. */
async function fillVacancy(page: Page, title: string, email: string): Promise<void> {
  await page.goto('/vacatures/plaatsen')
  await page.getByLabel('Basis').check()
  await page.getByRole('button', { name: 'Verder naar tekst' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wat is de vacature?' })).toBeVisible()
  await page.getByLabel('Functietitel').fill(title)
  await page.getByLabel('Plaats', { exact: true }).fill('Emmen')
  await page.getByLabel('Provincie').selectOption('Drenthe')
  await page.getByLabel('Vakgebied').selectOption('logistiek')
  await page.getByLabel('Salaris vanaf').fill('3600')
  await page.getByLabel('Inleiding').fill('U bouwt de vestiging op.')
  await page.getByLabel('Omschrijving').fill('## Wat u doet\n\nU leidt **een team**.\n\n- rooster\n- voorraad')
  await page.getByLabel('E-mailadres voor sollicitaties').fill(email)
  await nextStep(page, 'Welk bedrijf zoekt iemand?')
  await page.getByLabel('Bedrijfsnaam').fill('Hamerslag')
  await page.getByLabel('Uw naam').fill('Femke Postma')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Straat en huisnummer').fill('Steenbakkersweg 18')
  await page.getByLabel('Postcode').fill('3526kl')
  await page.getByLabel('Plaats', { exact: true }).fill('Utrecht')
  await page.getByLabel('KvK-nummer').fill('30123456')
  await nextStep(page, 'Hoe wilt u betalen?')
  await nextStep(page, 'Klopt alles?')
}

journey(
  'a stranger places a vacancy, logs in halfway, and an editor brings it online',
  async ({ page, context, browser }) => {
    journey.setTimeout(300_000)
    const person = await newAccount()
    const title = `Filiaalmanager ${Date.now()}`
    await context.setExtraHTTPHeaders(withClientAddress())
    await fillVacancy(page, title, person.email)
    await page.getByRole('link', { name: 'Inloggen' }).last().click()
    await logIn(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
    await page.getByLabel('Ik ga akkoord').check()
    await page.getByRole('button', { name: 'Plaats de vacature' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk uw vacature' }).click()
    await expect(page.getByText('In behandeling')).toBeVisible()

    const desk = await browser.newContext({ baseURL: adminScreens.baseURL, locale: adminScreens.locale })
    const admin = await desk.newPage()
    admin.setDefaultTimeout(90_000)
    await useSessionOf(await Editor.loggedIn(), desk)
    await admin.goto('/admin/ingezonden-vacatures')
    await admin.getByRole('link', { name: title }).click()
    await expect(admin.getByText('U leidt een team.')).toBeVisible()
    for (const width of [360, 1280]) {
      await admin.setViewportSize({ width, height: 760 })
      expect(await findOverflow(admin)).toEqual([])
    }
    expect(await englishOn(admin)).toEqual([])
    await admin.getByRole('button', { name: 'Keur goed' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Keur goed' }).click()
    await expect(admin.getByRole('dialog')).toHaveCount(0)
    await expect(admin.getByText('Online', { exact: true }).first()).toBeVisible()
    await desk.close()

    await page.goto('/vacatures')
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 5_000 })
    await page.goto('/vacatures/mijn')
    await expect(page.getByRole('region', { name: 'Online' }).getByRole('link', { name: title })).toBeVisible()
    expect((await mailIn(person.email, /^Online/)).text).toContain('U betaalt na factuur')
  },
)
