import { readFile } from 'node:fs/promises'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { Locator, Page } from '@playwright/test'
import { Client } from 'pg'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { withClientAddress } from '../../../client-address.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { calendarOf, mailIn, mailsTo } from '../../../mails.ts'
import { attendeeGroup, chooseTickets, goOn, payByInvoice, type Visitor, visitor } from '../../../registering.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())

const dayMs = 86_400_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const room = (name: string) => ({ start: '11:15:00.000', room: name, title: `Sessie in de ${name}`, pause: false })

function eventOn(startsAt: Date, title: string, fields: object = {}) {
  return {
    ...{ title, edition: 'general', intro: 'Een dag voor de proef.', online: false, ...fields },
    ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 8 * 3_600_000).toISOString() },
    venue: { name: 'De Steenhal', street: 'Kalkoven 40', postcode: '3511 AB', city: 'Utrecht' },
    programme: [room('Ovenzaal'), room('Loft')],
  }
}

/** A field by its label, which has a star where it is required. */
const field = (within: Page | Locator, name: string) => within.getByLabel(new RegExp(`^${name}\\*?$`))

async function choose(within: Page | Locator, label: string, option: RegExp | string): Promise<void> {
  await within.getByRole('combobox', { name: label }).click()
  const page = 'page' in within ? within.page() : within
  await page.getByRole('option', { name: option }).click()
}

/** Opens a dialog by its button, fills it in and saves it. */
async function inDialog(page: Page, button: string, save: string, fill: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: save, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** The bytes of the file that a button downloads. */
async function downloaded(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await download).path())
}

const subjectsTo = async ({ email }: Visitor, subject: string) =>
  (await mailsTo(email)).filter((mail) => mail.subject.startsWith(subject))

const sequenceOf = (calendar: string) => Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1])
const uidOf = (calendar: string) => /^UID:(.+)$/m.exec(calendar)?.[1]

journey('organises an event from its tickets to its cancellation', async ({ page, context, browser, watch }) => {
  journey.setTimeout(400_000)
  watch.allow(404, switchedOff)
  const editor = await Editor.loggedIn()
  const startsAt = new Date(Math.floor(Date.now() / dayMs) * dayMs + 40 * dayMs + 9 * 3_600_000)
  const title = `Vakdag ${Date.now()}`
  const { documentId, publicId: id } = await editor.create('event', eventOn(startsAt, title))
  await editor.publish('event', documentId, eventOn(startsAt, title))
  await useSessionOf(editor, context)

  // what can be registered for
  await page.goto('/admin/inschrijvingen/nieuw')
  await choose(page, 'Evenement', new RegExp(title))
  await field(page, 'Plaatsen').fill('6')
  await field(page, 'Opent').fill('2026-01-01T09:00')
  await field(page, 'Sluit').fill(`${dayOf(startsAt)}T09:00`)
  await field(page, 'Wijzigen tot en met').fill(dayOf(startsAt))
  await field(page, 'Annuleren tot en met').fill(dayOf(startsAt))
  await page.getByRole('button', { name: 'Bewaar, en maak kaartsoorten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await inDialog(page, 'Nieuw quotum', 'Bewaar', async (dialog) => {
    await field(dialog, 'Naam').fill('Winkels')
    await field(dialog, 'Plaatsen').fill('4')
  })
  // the next dialog has the quotas that are on the screen
  await expect(page.getByRole('row', { name: /^Winkels/ })).toBeVisible()
  await inDialog(page, 'Nieuwe kaartsoort', 'Bewaar', async (dialog) => {
    await field(dialog, 'Naam').fill('Winkel')
    await field(dialog, 'Prijs met btw').fill('121')
    await field(dialog, 'Prijs zonder btw').fill('100')
    await dialog.getByRole('checkbox', { name: /^Telt mee voor Winkels/ }).check()
  })
  for (const name of ['Ovenzaal', 'Loft'])
    await inDialog(page, 'Nieuwe sessie', 'Bewaar', async (dialog) => {
      await choose(dialog, 'Onderdeel', new RegExp(name))
      await field(dialog, 'Plaatsen in de zaal').fill('2')
    })

  // somebody registers with a colleague, and pays
  const [anneke, bas] = [visitor('Anneke Smit'), visitor('Bas Terlouw')]
  const site = await browser.newPage({
    ...{ baseURL: testEnvironment.siteUrl, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' },
    extraHTTPHeaders: withClientAddress(),
  })
  await chooseTickets(site, id, [anneke, bas], /^Winkel/)
  await attendeeGroup(site, 1)
    .getByLabel(/^Ovenzaal/)
    .check()
  await goOn(site)
  await payByInvoice(site, anneke, '€\u00a0242,00')
  await expect(site.getByRole('heading', { level: 1, name: 'U hebt 2 mensen ingeschreven' })).toBeVisible()
  const first = await calendarOf(await mailIn(anneke.email, /^Uw kaart/))
  await database.query(
    'UPDATE gevel_invoices SET open_cents = 0 WHERE id IN (SELECT invoice_id FROM gevel_event_registrations WHERE event_id = $1)',
    [id],
  )
  await page.reload()
  await expect(page.getByRole('row', { name: /^Winkels/ })).toContainText(/4\s*2\s*0\s*0\s*0\s*2/)

  // moved to another room
  await page.goto(`/admin/deelnemers?event=${id}`)
  await page.getByRole('link', { name: 'Anneke Smit' }).click()
  await inDialog(page, 'Verplaats', 'Verplaats', async (dialog) => {
    await dialog.getByRole('checkbox', { name: /Ovenzaal/ }).uncheck()
    await dialog.getByRole('checkbox', { name: /Loft/ }).check()
    await field(dialog, 'Reden').fill('Op verzoek')
  })
  const moved = await calendarOf(await mailIn(anneke.email, /^Gewijzigd/))
  expect(moved).toContain('Loft')
  expect(uidOf(moved)).toBe(uidOf(first))
  expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(first))

  // cancelled, and paid back
  await page.goto(`/admin/deelnemers?event=${id}`)
  await page.getByRole('link', { name: 'Bas Terlouw' }).click()
  await inDialog(page, 'Annuleer de kaart', 'Annuleer de kaart', (dialog) => field(dialog, 'Reden').fill('Is ziek'))
  await mailIn(bas.email, /^Geannuleerd/)
  await mailIn(anneke.email, /^Creditnota/)
  await inDialog(page, 'Meld als terugbetaald', 'Meld als terugbetaald', (dialog) =>
    field(dialog, 'Terugbetaald op').fill(dutchDay(new Date())),
  )
  await expect(page.getByText('De terugbetaling is gemeld.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Meld als terugbetaald' })).toBeHidden()

  // mailed to those who still come
  await page.goto(`/admin/deelnemers?event=${id}`)
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect(page.getByText(`1 ontvanger van ${title}: Anneke Smit.`)).toBeVisible()
  await field(page, 'Onderwerp').fill('Neem uw laptop mee')
  await field(page, 'Tekst').fill('Wij werken met eigen apparaten.')
  await page.getByRole('button', { name: 'Bekijk voorbeeld' }).click()
  await expect(page.getByRole('heading', { name: 'Voorbeeld: Neem uw laptop mee' })).toBeVisible()
  await page.getByRole('button', { name: 'Verstuur', exact: true }).click()
  await page.getByRole('button', { name: 'Verstuur aan 1' }).click()
  await mailIn(anneke.email, /^Neem uw laptop mee/)
  expect(await subjectsTo(bas, 'Neem uw laptop mee')).toEqual([])

  // on paper and in files
  await page.goto(`/admin/deelnemers?event=${id}`)
  await expect(page.getByRole('link', { name: 'Anneke Smit' })).toBeVisible()
  for (const button of ['Badges A6', 'Badges, acht op een vel'])
    expect((await downloaded(page, button)).subarray(0, 5).toString()).toBe('%PDF-')
  const csv = (await downloaded(page, 'Download als CSV')).toString()
  expect(csv).toContain(anneke.email)
  expect(csv).not.toContain(bas.email)
  expect((await downloaded(page, 'Download voor Excel')).subarray(0, 2).toString()).toBe('PK')

  // the event moves, and is published once more without a change
  const later = new Date(startsAt.getTime() + 7 * dayMs)
  for (const _ of [1, 2]) await editor.publish('event', documentId, eventOn(later, title))
  const isMove = ({ text }: { text?: string | undefined }) => text?.includes('Eerder was dat') ?? false
  await expect.poll(async () => (await subjectsTo(anneke, 'Gewijzigd')).filter(isMove).length).toBe(1)
  const [told] = (await subjectsTo(anneke, 'Gewijzigd')).filter(isMove)
  const followed = told && (await calendarOf(told))
  expect(followed).toContain('METHOD:REQUEST')
  expect(followed).toContain(`DTSTART:${later.toISOString().replace(/[-:]|\.000/g, '')}`)
  expect(followed).toContain('11.15 Loft')
  expect(uidOf(followed ?? '')).toBe(uidOf(first))
  expect(sequenceOf(followed ?? '')).toBeGreaterThan(sequenceOf(moved))
  expect(await subjectsTo(bas, 'Gewijzigd')).toEqual([])

  // it does not take place
  const off = eventOn(later, title, { cancelledBecause: 'De zaal is ondergelopen.' })
  for (const _ of [1, 2]) await editor.publish('event', documentId, off)
  const gone = await calendarOf(await mailIn(anneke.email, /^Afgelast/))
  expect(gone).toContain('METHOD:CANCEL')
  expect(gone).toContain('STATUS:CANCELLED')
  expect(sequenceOf(gone)).toBeGreaterThan(sequenceOf(followed ?? ''))
  expect((await subjectsTo(anneke, 'Gewijzigd')).filter(isMove)).toHaveLength(1)
  expect(await subjectsTo(anneke, 'Afgelast')).toHaveLength(1)
  expect(await subjectsTo(bas, 'Afgelast')).toEqual([])
  await site.goto(`/aanmelden/${id}`)
  await expect(site.getByText('De zaal is ondergelopen.')).toBeVisible()
  await site.goto(`/agenda/${id}`)
  await expect(site.locator('.hero .tag').last()).toHaveText('Afgelast')
  await expect(site.locator('.hero')).toContainText('Dit evenement gaat niet door. De zaal is ondergelopen.')
  await site.goto('/agenda')
  await expect(site.getByRole('listitem').filter({ hasText: title })).toContainText('Afgelast.')
  await page.goto(`/admin/inschrijvingen/${id}`)
  await expect(page.getByText('Afgelast').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wijzig de verkoop' })).toBeHidden()
  await site.context().close()
})
