import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { violationsOf } from '../../axe.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { findOverflow } from '../../screen/overflow.ts'

journey.use(adminScreens)

/** Puts one reader on the newsletter about events, and nobody else. */
async function onlyReader(database: pg.Client): Promise<string> {
  const email = `${randomUUID()}@lezer.example`
  await database.query(
    `UPDATE gevel_mail_consents SET withdrawn_at = now(), withdrawn_by = 'desk' WHERE list = 'newsletter-events' AND withdrawn_at IS NULL`,
  )
  await database.query(
    `WITH address AS (INSERT INTO gevel_mail_addresses (email, email_hash) VALUES ($1, $2) RETURNING id)
    INSERT INTO gevel_mail_consents (address_id, list, wording, wording_version, form, source, confirmed_at)
    SELECT id, 'newsletter-events', 'Ja', 1, '/nieuwsbrief', 'form', now() FROM address`,
    [email, createHash('sha256').update(email).digest()],
  )
  return email
}

journey('lets an editor compose a newsletter by keyboard, see it and send it', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const email = await onlyReader(database)
  const subject = `Proefagenda ${randomUUID().slice(0, 8)}`
  await useSessionOf(await Editor.loggedIn(), context)
  await page.goto('/admin/nieuwsbrieven')
  await page.getByRole('link', { name: 'Begin een nieuwsbrief' }).click()
  await page.getByRole('combobox', { name: 'Welke nieuwsbrief' }).click()
  await page.getByRole('option', { name: 'Agenda' }).click()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()

  await page.getByRole('textbox', { name: 'Onderwerp', exact: true }).fill(subject)
  await expect(page.getByText(/tekens: past op een telefoon/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Eigen woorden' }).click()
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Komt u ook?')
  const up = page.getByRole('button', { name: 'Eigen woorden omhoog' })
  await up.focus()
  await page.keyboard.press('Enter')
  const blocks = page.getByRole('list', { name: 'Blokken' }).getByRole('heading', { level: 3 })
  await expect(blocks.first()).toHaveText('Eigen woorden')
  await expect(page.getByText('Eigen woorden staat nu op plaats 1 van 2.')).toBeAttached()

  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Komt u ook?')).toBeVisible()
  await page.getByRole('button', { name: 'Telefoon' }).click()
  await page.getByRole('button', { name: 'Donker' }).click()
  await expect(page.getByTitle('Voorbeeld, telefoon en donker')).toBeVisible()
  await page.getByRole('button', { name: 'Platte tekst' }).click()
  await expect(page.locator('pre')).toContainText('Komt u ook?')
  expect(await englishOn(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Verstuur nu' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`‘${subject}’ gaat naar 1 lezer.`)
  await dialog.getByRole('button', { name: 'Verstuur nu' }).click()
  const mail = await mailIn(email, new RegExp(`^${subject}$`))
  expect(mail.text).toContain('Komt u ook?')
  expect(mail.text).toMatch(/\/l\/[a-z0-9]{10}/)
  await expect(page.getByText('Verstuurd', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kliks' })).toBeVisible()
  await database.end()
})
