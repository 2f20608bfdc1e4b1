import type { Browser, Page } from '@playwright/test'
import { Client } from 'pg'
import { logInAs, newAccount, type Person } from '../../account.ts'
import { storedPaths } from '../../app-page.ts'
import { violationsEverywhere } from '../../axe.ts'
import { addDoorStaff, createDoorEvent, type DoorEvent, type DoorTicket } from '../../door-event.ts'
import { Watch } from '../../error-watch.ts'
import { browserWithCamera } from '../../fake-camera.ts'
import { expect, journey, untilHydrated } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

let database: Client
let event: DoorEvent
let person: Person

journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.beforeEach(async () => {
  event = await createDoorEvent(database, ['Anneke Smit', 'Bas Terlouw', 'Samira Aydin'])
  person = await newAccount()
  const { rows } = await database.query('SELECT id FROM up_users WHERE email = $1', [person.email])
  await addDoorStaff(database, rows[0].id, event.id)
})
journey.afterEach(() => event.remove())
journey.afterAll(() => database.end())

const ticket = (index: number): DoorTicket => event.tickets[index] as DoorTicket

/** Logs in on a device of its own, and begins at a door. */
async function openDoor(browser: Browser, door: string, width = 360): Promise<{ page: Page; watch: Watch }> {
  const context = await browser.newContext({
    ...{ baseURL: testEnvironment.siteUrl, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' },
    ...{ viewport: { width, height: 780 }, serviceWorkers: 'allow', permissions: ['camera'] },
  })
  const [page, watch] = [await context.newPage(), new Watch(context)]
  await logInAs(page, person)
  await page.goto('/inchecken')
  await page.getByLabel('Deur').fill(door)
  await page.getByRole('button', { name: 'Begin met inchecken' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)
  await untilHydrated(page)
  return { page, watch }
}

const verdict = (page: Page) => page.getByRole('alert')
const scans = (page: Page) => page.getByRole('region', { name: 'Laatste scans' }).getByRole('listitem')

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Naam, bedrijf of code').fill(code)
  await page.keyboard.press('Enter')
}

journey('checks in with the camera, and says at another door when and where that was', async () => {
  const { code } = ticket(0)
  const camera = await browserWithCamera([`${testEnvironment.siteUrl}/t/${code}`])
  const a = await openDoor(camera.browser, 'A')
  await expect(verdict(a.page)).toContainText('Welkom, Anneke Smit')
  await expect(scans(a.page)).toContainText(['Anneke Smit'])
  await expect(a.page.getByRole('definition').first()).toContainText('1 van 3')
  expect(await violationsEverywhere(a.page)).toEqual([])
  const b = await openDoor(camera.browser, 'B', 1280)
  await expect(verdict(b.page)).toContainText(/Al ingecheckt.*Anneke Smit, om \d\d\.\d\d uur, deur A/s)
  for (const { watch } of [a, b]) expect(watch.errors).toEqual([])
  await camera.close()
})

journey('goes on without a connection at two doors, and shows afterwards what both let in', async ({ browser }) => {
  const [a, b] = [await openDoor(browser, 'A'), await openDoor(browser, 'B')]
  for (const { page, watch } of [a, b]) {
    await expect.poll(() => storedPaths(page)).toContain('/inchecken/zonder-verbinding')
    watch.allowOffline()
    await page.context().setOffline(true)
    await typeCode(page, ticket(1).code)
    await expect(verdict(page)).toContainText(/In wachtrij.*Bas Terlouw\. Nog niet gecontroleerd/s)
    await expect(page.getByText('geldig', { exact: false })).toHaveCount(0)
  }
  // the device is switched off and on
  await a.page.goto('/inchecken')
  await expect(a.page.getByRole('heading', { level: 1 })).toHaveText(event.title)
  await typeCode(a.page, ticket(1).typed)
  await expect(verdict(a.page)).toContainText('Al ingecheckt')
  await a.page.getByLabel('Naam, bedrijf of code').fill('kroon sam')
  await a.page.getByRole('button', { name: 'Check in: Samira Aydin' }).click()
  await expect(verdict(a.page)).toContainText('In wachtrij')

  await a.page.context().setOffline(false)
  await expect(scans(a.page).filter({ hasText: 'Samira Aydin' })).toContainText('Geldig')
  await b.page.context().setOffline(false)
  await expect(scans(b.page).filter({ hasText: 'Nakijken' })).toContainText([/Al ingecheckt om .*deur A/, /Geldig/])
  const { rows } = await database.query(
    'SELECT outcome, door, is_flagged FROM gevel_event_check_ins WHERE ticket_id = $1 ORDER BY id',
    [ticket(1).id],
  )
  expect(rows.filter(({ is_flagged }) => is_flagged).map(({ outcome, door }) => [outcome, door])).toEqual([
    ['admitted', 'A'],
    ['conflict', 'B'],
  ])
})

journey('removes the list when the reader logs out, or the device is revoked', async ({ browser }) => {
  const { page, watch } = await openDoor(browser, 'A')
  const stored = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('gevel-door')
        opening.onsuccess = () => resolve(opening.result)
      })
      const reading = database.transaction('door').objectStore('door').getAllKeys()
      const keys = await new Promise((resolve) => {
        reading.onsuccess = () => resolve(reading.result)
      })
      database.close()
      return keys
    })
  await expect.poll(stored).toEqual(['device', 'list'])
  await page.getByRole('button', { name: 'Log uit' }).click()
  await expect(page).toHaveURL(/\/inloggen/)
  await expect.poll(stored).toEqual([])

  const again = await openDoor(browser, 'A')
  again.watch.allow(410, /^\/inchecken\//)
  await database.query("UPDATE gevel_door_devices SET ended_at = now(), revoked_by = 'Redactie' WHERE event_id = $1", [
    event.id,
  ])
  await expect(again.page.getByRole('heading', { level: 1 })).toHaveText('Dit apparaat is afgemeld')
  expect(watch.errors).toEqual([])
})
