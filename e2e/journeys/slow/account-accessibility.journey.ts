import { join, newAccount } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { expect, journey, open } from '../../journey.ts'

journey('axe finds no violations on the account page, with and without form errors', async ({ page, watch }) => {
  journey.setTimeout(90_000)
  watch.allow(422, /^\/account/)
  await join(page)
  await open(page, '/account')
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByText('Account verwijderen').click()
  const own = page.getByRole('region', { name: 'Uw gegevens' })
  await own.getByLabel('Huidig wachtwoord').fill('dit is het niet')
  await own.getByRole('button', { name: 'Verwijder mijn account' }).click()
  await expect(own.getByRole('alert')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
})

journey('axe finds no violations on a rejected log-in', async ({ page, watch }) => {
  watch.allow(422, /^\/inloggen/)
  await open(page, '/inloggen')
  await page.getByLabel('E-mailadres').fill('niemand@lezers.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('wat dan ook maar')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
})

journey('logs in and out with the keyboard alone', async ({ page }) => {
  const person = await newAccount()
  await open(page, '/inloggen')
  await page.getByLabel('E-mailadres').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('button', { name: 'Jip van Buiten' })
  await expect(menu).toBeVisible()
  await menu.focus()
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Uitloggen', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('U bent uitgelogd')).toBeVisible()
})
