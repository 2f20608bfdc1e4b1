import pg from 'pg'
import { newPerson } from '../../account.ts'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { storeSale } from '../../event-sale.ts'
import { journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { findOverflow } from '../../screen/overflow.ts'

journey.use(adminScreens)

journey('lets an organiser add a ticket type, add somebody by hand, and cancel', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  // a price that is half filled in
  watch.allow(400, /\/types$/)
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const { id, title } = await storeSale(database, { places: 2 })
  await database.end()
  const { email } = newPerson()
  await useSessionOf(await Editor.loggedIn(), context)

  await page.goto(`/admin/inschrijvingen?q=${id}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Nieuwe kaartsoort' }).click()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Spreker')
  await page.getByRole('textbox', { name: 'Prijs met btw' }).fill('121')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByRole('dialog').getByText('Vul beide prijzen in, of geen van beide.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prijs met btw' }).fill('')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Kaartsoort Spreker gemaakt')).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
  expect(await englishOn(page)).toEqual([])

  await page.goto(`/admin/deelnemers/nieuw?event=${id}`)
  await page.getByRole('combobox', { name: 'Kaartsoort' }).click()
  await page.getByRole('option', { name: 'Spreker' }).click()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Anneke Smit')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByRole('button', { name: 'Voeg toe' }).click()
  await expect(page.getByRole('heading', { name: 'Anneke Smit' })).toBeVisible()
  await mailIn(email, /^Uw kaart/)

  await page.getByRole('button', { name: 'Annuleer de kaart' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Kan toch niet')
  await dialog.getByRole('button', { name: 'Annuleer de kaart' }).click()
  await expect(page.getByText('Geannuleerd: Kan toch niet')).toBeVisible()
  await mailIn(email, /^Geannuleerd/)
  expect(await englishOn(page)).toEqual([])

  await page.goto(`/admin/deelnemers?event=${id}&which=cancelled`)
  await expect(page.getByRole('link', { name: 'Anneke Smit' })).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
})
