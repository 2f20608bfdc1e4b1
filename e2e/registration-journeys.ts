import { Client } from 'pg'
import { withClientAddress } from './client-address.ts'
import { storeSale } from './event-sale.ts'
import { expect, journey } from './journey.ts'
import { linkInMail, mailIn } from './mails.ts'
import { attendeeGroup, chooseTickets, fillVisitor, goOn, payByInvoice, sendForm, visitor } from './registering.ts'

/** From the tickets of an event to the one that is shown at its door, in a browser with scripts or without. */
export function registrationJourneys(javaScriptEnabled: boolean): void {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    let database: Client
    journey.beforeAll(async () => {
      database = new Client({ connectionString: process.env.DATABASE_URL })
      await database.connect()
    })
    journey.afterAll(() => database.end())

    journey(
      'registers three people, hands one over, cancels one, and the waiting list moves',
      async ({ page, watch }) => {
        journey.setTimeout(150_000)
        // a form that is sent with an error
        watch.allow(422, /\/bezoekers$/)
        await page.context().setExtraHTTPHeaders(withClientAddress())
        const event = await storeSale(database, { places: 3, rooms: { Ovenzaal: 1, Loft: 5 } })
        const people = [visitor('Anneke Smit'), visitor('Bas Terlouw'), visitor('Samira Aydin')]
        await chooseTickets(page, event.id, people.slice(0, 2))
        // a colleague more, one less, and one more again: what was typed stays
        const more = page.getByRole('button', { name: 'Nog een collega' })
        for (const isLast of [false, true]) {
          await more.click()
          await expect(attendeeGroup(page, 3)).toBeVisible()
          await expect(attendeeGroup(page, 2).getByLabel('Naam')).toHaveValue('Bas Terlouw')
          if (!isLast) await page.getByRole('button', { name: 'Haal weg bezoeker 3' }).click()
          if (!isLast) await expect(attendeeGroup(page, 3)).toBeHidden()
        }
        await expect(more).toBeHidden()
        await fillVisitor(page, 3, people[2] ?? visitor(''))
        await expect(page.getByText(/Wij houden drie plaatsen voor u vast tot/)).toBeVisible()
        await attendeeGroup(page, 1)
          .getByLabel(/^Ovenzaal/)
          .check()
        await attendeeGroup(page, 2).getByLabel('Dieetwens').selectOption('Vegetarisch')
        // what is wrong with one of them takes nothing from the others
        await attendeeGroup(page, 3).getByLabel('E-mailadres').fill('samira@proef')
        await goOn(page)
        await expect(attendeeGroup(page, 3).getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
        for (const [index, { name }] of people.entries())
          await expect(attendeeGroup(page, index + 1).getByLabel('Naam')).toHaveValue(name)
        await expect(attendeeGroup(page, 1).getByLabel(/^Ovenzaal/)).toBeChecked()
        await expect(attendeeGroup(page, 2).getByLabel('Dieetwens')).toHaveValue('Vegetarisch')
        await attendeeGroup(page, 3)
          .getByLabel('E-mailadres')
          .fill(people[2]?.email ?? '')
        await goOn(page)
        await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
        await sendForm(page, 'Schrijf in')
        await expect(page.getByRole('heading', { level: 1, name: 'U hebt 3 mensen ingeschreven' })).toBeVisible()

        // somebody comes too late, and waits
        const late = visitor('Wie te laat komt')
        await page.goto(`/aanmelden/${event.id}`)
        await page.getByRole('link', { name: 'Naar de wachtlijst' }).click()
        await page.getByLabel('Naam').fill(late.name)
        await page.getByRole('main').getByLabel('E-mailadres').fill(late.email)
        await sendForm(page, 'Zet mij op de wachtlijst')
        await expect(page.getByText('U staat op de wachtlijst').first()).toBeVisible()

        const all = await linkInMail(people[0]?.email ?? '', /^Ingeschreven/)
        await page.goto(all)
        await page.getByRole('link', { name: 'Draag over de kaart van Bas Terlouw' }).click()
        const next = visitor('Femke Postma')
        await page.getByLabel('Naam').fill(next.name)
        await page.getByRole('main').getByLabel('E-mailadres').fill(next.email)
        await page.getByRole('button', { name: 'Draag de kaart over' }).click()
        await expect(page.getByText('De kaart is overgedragen')).toBeVisible()
        await mailIn(next.email, /^Uw kaart/)

        await page.goto(all)
        await page.getByRole('link', { name: 'Annuleer de kaart van Samira Aydin' }).click()
        await page.getByRole('button', { name: 'Annuleer deze kaart' }).click()
        await expect(page.getByText('Deze kaart is niet geldig.')).toBeVisible()

        await page.goto(await linkInMail(late.email, /^Plaats vrij/))
        await expect(page.getByText('Er is een plaats voor u vrijgekomen')).toBeVisible()
        await page.getByRole('button', { name: 'Verder' }).click()
        await fillVisitor(page, 1, late)
        await goOn(page)
        await sendForm(page, 'Schrijf in')
        await expect(page.getByRole('heading', { level: 1, name: 'U bent ingeschreven' })).toBeVisible()
        const { rows } = await database.query(
          "SELECT name FROM gevel_event_tickets WHERE event_id = $1 AND state = 'valid' ORDER BY id",
          [event.id],
        )
        expect(rows.map(({ name }) => name)).toEqual(['Anneke Smit', 'Femke Postma', 'Wie te laat komt'])
      },
    )

    journey('pays by an invoice, and shows the ticket with its code', async ({ page }) => {
      journey.setTimeout(120_000)
      await page.context().setExtraHTTPHeaders(withClientAddress())
      const event = await storeSale(database, { places: 3, price: 24_500 })
      const one = visitor('Anneke Smit')
      await chooseTickets(page, event.id, [one])
      await goOn(page)
      await payByInvoice(page, one, '€\u00a0296,45')
      await expect(page.getByRole('heading', { level: 1, name: 'U bent ingeschreven' })).toBeVisible()
      await mailIn(one.email, /^Ingeschreven/)
      await page.getByRole('link', { name: 'Bekijk uw kaart' }).click()
      await page.getByRole('link', { name: /^Kaart van/ }).click()
      await expect(page.getByRole('img', { name: 'QR-code van de kaart van Anneke Smit' })).toBeVisible()
    })
  })
}
