import { newPerson } from '../../account.ts'
import { inBothEditions } from '../../both-editions.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey, untilHydrated } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { fillStatement, firstButton, lastButton, name, order } from '../../withdrawing.ts'

inBothEditions(({ edition, javaScriptEnabled }) => {
  journey('preserves the input after Back and a reload', async ({ page }) => {
    const { email } = newPerson()
    await page.goto(`/herroepen${edition}`)
    if (javaScriptEnabled) await untilHydrated(page)
    await fillStatement(page, email)
    await firstButton(page).click()
    await expect(lastButton(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Bestelnummer')).toHaveValue(order)
    await expect(page.getByLabel('Uw naam')).toHaveValue(name)
    await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
    await page.getByLabel('Bestelnummer').fill('Gevel compleet, 3 november')
    await firstButton(page).click()
    await expect(page.getByText('Bestelling Gevel compleet, 3 november')).toBeVisible()
    await page.getByRole('link', { name: 'Wijzig gegevens' }).click()
    await expect(page.getByLabel('Bestelnummer')).toHaveValue('Gevel compleet, 3 november')
  })

  journey('says at the field what is wrong, and keeps the rest', async ({ page, watch }) => {
    watch.allow(422, /herroepen/)
    await page.goto(`/herroepen${edition}`)
    if (javaScriptEnabled) await untilHydrated(page)
    await fillStatement(page, newPerson().email)
    await page.getByLabel('Uw naam').fill('Jip <b>')
    await firstButton(page).click()
    await expect(page.getByText('Gebruik geen < > [ ]').first()).toBeVisible()
    await expect(page.getByLabel('Bestelnummer')).toHaveValue(order)
    await page.getByLabel('Uw naam').fill(name)
    await firstButton(page).click()
    await expect(lastButton(page)).toBeVisible()
  })
})

journey('withdraws without cookies', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(withClientAddress())
  await page.route('**/*', async (route) => {
    const { cookie: _, ...headers } = route.request().headers()
    await route.continue({ headers })
  })
  const { email } = newPerson()
  await page.goto('/herroepen')
  await untilHydrated(page)
  await fillStatement(page, email)
  await firstButton(page).click()
  await lastButton(page).click()
  await expect(page.getByText(`is verstuurd naar ${email}`)).toBeVisible()
})

journey('sends one withdrawal for a double click', async ({ page }) => {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  const { email } = newPerson()
  await page.goto('/herroepen')
  await untilHydrated(page)
  await fillStatement(page, email)
  await firstButton(page).click()
  await lastButton(page).dblclick()
  await expect(page.getByText(`is verstuurd naar ${email}`)).toBeVisible()
  await mailIn(email, /^Wij hebben uw herroeping ontvangen/)
})
