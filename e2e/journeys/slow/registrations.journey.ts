import { Client } from 'pg'
import { withClientAddress } from '../../client-address.ts'
import { Editor } from '../../editor.ts'
import { storeSale } from '../../event-sale.ts'
import { expect, journey } from '../../journey.ts'
import { linkInMail, mailsTo } from '../../mails.ts'
import { waitMinimumTime } from '../../public-form.ts'
import { attendeeGroup, chooseTickets, fillVisitors, goOn, sendForm, visitor } from '../../registering.ts'
import { testEnvironment } from '../../test-environment.ts'

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())
journey.beforeEach(async ({ context }) => context.setExtraHTTPHeaders(withClientAddress()))

const namesOf = async (eventId: number) =>
  (await database.query('SELECT name FROM gevel_event_tickets WHERE event_id = $1 ORDER BY id', [eventId])).rows.map(
    ({ name }) => name,
  )

journey('registers once from two tabs, however often the button is pressed', async ({ page, context }) => {
  journey.setTimeout(120_000)
  const event = await storeSale(database, { places: 5 })
  const one = visitor('Anneke Smit')
  await chooseTickets(page, event.id, [one])
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await Promise.all(
    [page, other].map(async (tab) => {
      await waitMinimumTime(tab)
      await tab.getByRole('button', { name: 'Schrijf in' }).dblclick()
    }),
  )
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: 'U bent ingeschreven' })).toBeVisible()
  expect(await namesOf(event.id)).toEqual(['Anneke Smit'])
  await expect
    .poll(async () => (await mailsTo(one.email)).map(({ subject }) => subject.split(':')[0]))
    .toContain('Uw kaart')
  expect((await mailsTo(one.email)).filter(({ subject }) => subject.startsWith('Uw kaart'))).toHaveLength(1)
})

journey('says that the places went to others while the names were typed, and keeps the names', async ({ page }) => {
  journey.setTimeout(120_000)
  const event = await storeSale(database, { places: 5 })
  await chooseTickets(page, event.id, [visitor('Anneke Smit'), visitor('Bas Terlouw')])
  await database.query("UPDATE gevel_event_holds SET expires_at = now() - interval '1 minute' WHERE event_id = $1", [
    event.id,
  ])
  await database.query('UPDATE gevel_event_quotas SET size = 1 WHERE event_id = $1', [event.id])
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Welke kaarten wilt u?' })).toBeVisible()
  await expect(page.getByText('Er zijn niet genoeg plaatsen meer')).toBeVisible()
  await page.getByLabel(/^Winkel of keten/).fill('1')
  await goOn(page)
  await expect(attendeeGroup(page, 1).getByLabel('Naam')).toHaveValue('Anneke Smit')
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
  await sendForm(page, 'Schrijf in')
  await expect(page.getByRole('heading', { level: 1, name: 'U bent ingeschreven' })).toBeVisible()
  expect(await namesOf(event.id)).toEqual(['Anneke Smit'])
})

journey('says that the invitation was withdrawn while the names were typed, and keeps the names', async ({ page }) => {
  journey.setTimeout(120_000)
  const event = await storeSale(database, { places: 5, access: 'invitation' })
  const invited = visitor('Anneke Smit')
  await invite(event.id, invited.email)
  await page.goto(await linkInMail(invited.email, /^Uitnodiging/))
  await page.getByRole('link', { name: 'Schrijf u in' }).click()
  await page.getByRole('button', { name: 'Verder' }).click()
  await fillVisitors(page, [invited])
  await database.query('UPDATE gevel_event_invitations SET withdrawn_at = now() WHERE event_id = $1', [event.id])
  await goOn(page)
  await expect(page.getByText('Deze uitnodiging geldt niet meer')).toBeVisible()
  await expect(page.getByText('Wat u invulde blijft bewaard.')).toBeVisible()
  // another ticket, for everybody, is for the same person
  await addType(event.id)
  await page.reload()
  await page.getByLabel(/^Bezoeker/).fill('1')
  await goOn(page)
  await expect(attendeeGroup(page, 1).getByLabel('Naam')).toHaveValue('Anneke Smit')
  await goOn(page)
  await sendForm(page, 'Schrijf in')
  await expect(page.getByRole('heading', { level: 1, name: 'U bent ingeschreven' })).toBeVisible()
  expect(await namesOf(event.id)).toEqual(['Anneke Smit'])
})

journey(
  'says that the ticket was taken off sale while the names were typed, and keeps them for another',
  async ({ page }) => {
    journey.setTimeout(120_000)
    const event = await storeSale(database, { places: 5 })
    await chooseTickets(page, event.id, [visitor('Anneke Smit'), visitor('Bas Terlouw')])
    await database.query('UPDATE gevel_event_ticket_types SET withdrawn_at = now() WHERE event_id = $1', [event.id])
    await goOn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Welke kaarten wilt u?' })).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: 'Winkel of keten kunt u niet meer kiezen' })
    await expect(notice).toContainText('Deze kaart wordt niet meer verkocht.')
    await expect(notice).toContainText('Wat u invulde voor Anneke Smit en Bas Terlouw blijft bewaard.')
    await expect(page.getByText('Er is nu geen kaart die u kunt kiezen.')).toBeVisible()
    await addType(event.id)
    await page.reload()
    await expect(notice).toContainText('Wat u invulde voor Anneke Smit en Bas Terlouw gaat mee.')
    await page.getByLabel(/^Bezoeker/).fill('2')
    await goOn(page)
    await expect(attendeeGroup(page, 1).getByLabel('Naam')).toHaveValue('Anneke Smit')
    await expect(attendeeGroup(page, 2).getByLabel('Naam')).toHaveValue('Bas Terlouw')
    await goOn(page)
    await sendForm(page, 'Schrijf in')
    await expect(page.getByRole('heading', { level: 1, name: 'U hebt 2 mensen ingeschreven' })).toBeVisible()
    expect(await namesOf(event.id)).toEqual(['Anneke Smit', 'Bas Terlouw'])
  },
)

journey('never gives the other tickets to those whose own was taken off sale at the last step', async ({ page }) => {
  journey.setTimeout(120_000)
  const event = await storeSale(database, { places: 5 })
  await addType(event.id)
  await page.goto(`/aanmelden/${event.id}`)
  await page.getByLabel(/^Winkel of keten/).fill('1')
  await page.getByLabel(/^Bezoeker/).fill('1')
  await page.getByRole('button', { name: 'Verder' }).click()
  await fillVisitors(page, [visitor('Anneke Smit'), visitor('Bas Terlouw')])
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
  await database.query(
    "UPDATE gevel_event_ticket_types SET withdrawn_at = now() WHERE event_id = $1 AND name = 'Winkel of keten'",
    [event.id],
  )
  await sendForm(page, 'Schrijf in')
  await expect(page.getByText('Winkel of keten kunt u niet meer kiezen')).toBeVisible()
  expect(await namesOf(event.id)).toEqual([])
  await page.getByLabel(/^Bezoeker/).fill('2')
  await goOn(page)
  await expect(attendeeGroup(page, 1).getByLabel('Naam')).toHaveValue('Anneke Smit')
  await expect(attendeeGroup(page, 2).getByLabel('Naam')).toHaveValue('Bas Terlouw')
})

/** Adds a free ticket for everybody to an event. */
async function addType(eventId: number): Promise<void> {
  await database.query(
    `INSERT INTO gevel_event_ticket_types (event_id, position, name, price_incl_cents, price_excl_cents, vat_rate)
     VALUES ($1, 2, 'Bezoeker', 0, 0, 2100)`,
    [eventId],
  )
}

/** Invites one person to the only ticket of an event. */
async function invite(eventId: number, email: string): Promise<void> {
  const { token } = await Editor.loggedIn()
  const { rows } = await database.query('SELECT id FROM gevel_event_ticket_types WHERE event_id = $1', [eventId])
  const response = await fetch(`${testEnvironment.backendUrl}/admin/site/registrations/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...{ event: String(eventId), typeId: String(rows[0].id), inviter: 'Noorderkade Groothandel', note: '' },
      ...{ expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 16), isReserved: 'yes' },
      ...{ list: `Anneke Smit;${email}`, idempotencyKey: crypto.randomUUID() },
    }),
  })
  expect(response.status, await response.text()).toBe(200)
}
