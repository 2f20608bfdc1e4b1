import { logInAs, newAccount } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey, untilHydrated } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { nextStep } from '../../ordering.ts'
import { beginVacancy, fillCompany, fillText, fillVacancy, sendVacancy } from '../../placing.ts'
import { findOverflow } from '../../screen/overflow.ts'

journey.beforeEach(({ context }) => context.setExtraHTTPHeaders(withClientAddress()))

journey('every step of placing fits every width and has no violations', async ({ page }) => {
  journey.setTimeout(300_000)
  const person = await newAccount()
  await logInAs(page, person)
  const check = async () => {
    await untilHydrated(page)
    expect(await violationsEverywhere(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
  }
  await page.goto('/vacatures/plaatsen')
  await check()
  await beginVacancy(page)
  await check()
  await fillText(page, 'Verfadviseur', person.email)
  await check()
  await nextStep(page, 'Welk bedrijf zoekt iemand?')
  await check()
  await fillCompany(page, person.email)
  await nextStep(page, 'Hoe wilt u betalen?')
  await check()
  await nextStep(page, 'Klopt alles?')
  await check()
  await sendVacancy(page)
  await check()
  for (const path of ['/vacatures/mijn', '/vacatures/voorwaarden']) {
    await page.goto(path)
    await check()
  }
})

journey('a step with errors has no violations, and says them beside their fields', async ({ page, watch }) => {
  watch.allow(422, /plaatsen/)
  await beginVacancy(page)
  await untilHydrated(page)
  await page.getByRole('button', { name: /^Verder naar/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
})

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey('a double click places one vacancy, and Back shows that it is placed', async ({ page }) => {
      const person = await newAccount()
      await logInAs(page, person)
      const title = `Verfadviseur ${crypto.randomUUID().slice(0, 8)}`
      await fillVacancy(page, title, person.email)
      await page.getByLabel('Ik ga akkoord').check()
      await page.getByRole('button', { name: 'Plaats de vacature' }).dblclick()
      await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
      await mailIn(person.email, /^Vacature ontvangen/)
      await page.goto('/vacatures/mijn')
      await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
    })

    journey('a text that another tab changed is shown again before it is placed', async ({ page, watch }) => {
      watch.allow(409, /\/controle$/)
      const person = await newAccount()
      await logInAs(page, person)
      await fillVacancy(page, 'Eerste titel', person.email)
      const other = await page.context().newPage()
      await other.goto(page.url().replace(/controle$/, 'tekst'))
      await other.getByLabel('Functietitel').fill('Tweede titel')
      await nextStep(other, 'Welk bedrijf zoekt iemand?')
      await other.close()
      await page.getByLabel('Ik ga akkoord').check()
      await page.getByRole('button', { name: 'Plaats de vacature' }).click()
      await expect(page.getByRole('alert')).toContainText('Er is iets gewijzigd sinds u deze pagina opende')
      await expect(page.getByText('Tweede titel').first()).toBeVisible()
    })
  })
}

journey('a lost connection while placing places it once, afterwards', async ({ page, context, watch }) => {
  watch.allowOffline()
  watch.allowMissingScripts()
  const person = await newAccount()
  await logInAs(page, person)
  const title = `Verfadviseur ${crypto.randomUUID().slice(0, 8)}`
  await fillVacancy(page, title, person.email)
  await untilHydrated(page)
  await page.getByLabel('Ik ga akkoord').check()
  // the request arrives, and its response does not
  await page.route('**/controle*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch().catch(() => undefined)
    await route.abort()
  })
  await page.getByRole('button', { name: 'Plaats de vacature' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/controle*')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Plaats de vacature' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
  await page.goto('/vacatures/mijn')
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
})
