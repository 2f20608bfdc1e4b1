import { Client } from 'pg'
import { logInAs, newAccount } from '../account.ts'
import { addDoorStaff, createDoorEvent, type DoorEvent } from '../door-event.ts'
import { expect, journey } from '../journey.ts'

let database: Client
let event: DoorEvent

journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  event = await createDoorEvent(database, ['Anneke Smit', 'Bas Terlouw'])
})
journey.afterAll(async () => {
  await event.remove()
  await database.end()
})

journey('checks in at a door without scripts, by code and by name, and undoes it', async ({ browser, watch }) => {
  const person = await newAccount()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await logInAs(page, person)
  watch.allow(404, /^\/inchecken/)
  expect((await page.goto('/inchecken'))?.status()).toBe(404)
  const { rows } = await database.query('SELECT id FROM up_users WHERE email = $1', [person.email])
  await addDoorStaff(database, rows[0].id, event.id)
  await page.goto('/inchecken')
  await page.getByLabel('Deur').fill('A')
  await page.getByRole('button', { name: 'Begin met inchecken' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)

  const field = page.getByLabel('Naam, bedrijf of code')
  await field.fill(event.tickets[0]?.code ?? '')
  await page.getByRole('button', { name: 'Zoek' }).click()
  await expect(page.getByText('Welkom, Anneke Smit')).toBeVisible()
  await field.fill('terlouw')
  await page.getByRole('button', { name: 'Zoek' }).click()
  await page.getByRole('button', { name: 'Check in: Bas Terlouw' }).click()
  await expect(page.getByText('Welkom, Bas Terlouw')).toBeVisible()
  await expect(page.getByRole('definition').first()).toContainText('2 van 2')

  const scan = page.getByRole('region', { name: 'Laatste scans' }).getByRole('listitem').first()
  await scan.getByText('Maak ongedaan').first().click()
  await scan.getByLabel('Waarom?').fill('Verkeerde naam gekozen')
  await scan.getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect(page.getByText('Ongedaan gemaakt: Verkeerde naam gekozen')).toBeVisible()
  await expect(page.getByRole('definition').first()).toContainText('1 van 2')
  await context.close()
})
