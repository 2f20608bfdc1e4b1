import { Client } from 'pg'
import { newPerson } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { linkInMail, mailIn } from '../../mails.ts'
import { openPublicForm } from '../../public-form.ts'
import { testEnvironment } from '../../test-environment.ts'

/** The queue looks once a minute for jobs that nobody announced, and another minute later the mail is due. */
const longestMs = 150_000

journey('gets a digest of what is new, and nothing more after one click', async ({ page }) => {
  journey.setTimeout(2 * longestMs + 120_000)
  await page.context().setExtraHTTPHeaders(withClientAddress())
  const { email } = newPerson()
  await openPublicForm(page, '/vacatures/mail')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Mail mij nieuwe vacatures' }).click()
  await expect(page.getByText('Kijk in uw mail')).toBeVisible()
  await page.goto(await linkInMail(email, /^Bevestig: nieuwe vacatures per mail/))
  await page.getByRole('button', { name: 'Ja, mail mij nieuwe vacatures' }).click()
  await expect(page.getByRole('heading', { name: 'U bent aangemeld' })).toBeVisible()

  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await bringMorning(database, email)
    await expect.poll(() => digestsOf(database, email), { timeout: longestMs }).toEqual(['sent'])
    const digest = await mailIn(email, /^Nieuwe vacature: /)
    expect(digest.text).toContain('/vacatures/vacature/')

    // every link of the mail was opened by a scanner, with HEAD and GET
    const link = await linkInMail(email, /^Nieuwe vacature: /)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Nieuwe vacatures van uw zoekvragen' })).toBeVisible()
    await page.getByRole('button', { name: 'Liever elke maandagochtend: Alle vacatures' }).click()
    await expect(page.getByText('Dit geldt vanaf de volgende mail.')).toBeVisible()

    // as a mail client does: without cookies, and without following a redirect
    const oneClick = await fetch(new URL(link, testEnvironment.siteUrl), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expect(oneClick.status).toBe(200)
    await page.goto(link)
    await expect(page.getByText('U bent afgemeld')).toBeVisible()

    await bringMorning(database, email)
    await expect
      .poll(
        async () =>
          (await database.query(`SELECT FROM gevel_jobs.job WHERE name = 'vacancy-alerts' AND state < 'completed'`))
            .rowCount,
        {
          timeout: longestMs,
        },
      )
      .toBe(0)
    expect(await digestsOf(database, email)).toEqual(['sent'])
  } finally {
    await database.end()
  }
})

/** Makes the alerts of an address due, and a vacancy new, and plans the digests of the day. */
async function bringMorning(database: Client, email: string): Promise<void> {
  await database.query(
    `UPDATE gevel_vacancy_alerts v SET next_on = (now() AT TIME ZONE 'Europe/Amsterdam')::date
    FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id WHERE c.id = v.consent_id AND a.email = $1`,
    [email],
  )
  await database.query(
    `UPDATE gevel_mail_deliveries d SET edition = 'before ' || d.id FROM gevel_mail_addresses a WHERE a.id = d.address_id AND a.email = $1`,
    [email],
  )
  await database.query(`DELETE FROM gevel_vacancy_first_seen WHERE vacancy_id = (
    SELECT public_id FROM vacancies WHERE published_at IS NOT NULL AND closes_at > now() + interval '1 hour' ORDER BY id LIMIT 1)`)
  await database.query(`INSERT INTO gevel_jobs.job (name, data) VALUES ('vacancy-alerts', '{}')`)
}

/** The states of the digests of an address. */
async function digestsOf(database: Client, email: string): Promise<string[]> {
  const { rows } = await database.query<{ state: string }>(
    `SELECT d.state FROM gevel_mail_deliveries d JOIN gevel_mail_addresses a ON a.id = d.address_id WHERE a.email = $1`,
    [email],
  )
  return rows.map(({ state }) => state)
}
