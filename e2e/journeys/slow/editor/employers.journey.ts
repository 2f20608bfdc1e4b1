import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { logIn, logInAs, logOut, newAccount, newPerson } from '../../../account.ts'
import { beginApplication, cv, fillApplication, sendApplication } from '../../../applying.ts'
import { withClientAddress } from '../../../client-address.ts'
import { expect, journey } from '../../../journey.ts'
import { mailIn } from '../../../mails.ts'
import { nextStep } from '../../../ordering.ts'
import { approve, beginVacancy, fillCompany, fillText, openReview, sendVacancy } from '../../../placing.ts'

/** Ends the days of a vacancy now, for its row and its page. */
async function endDays(id: string): Promise<void> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  await database.query(
    `WITH ended AS (UPDATE gevel_vacancies SET online_until = now() WHERE id = $1 RETURNING document_id)
     UPDATE vacancies v SET closes_at = now() FROM ended WHERE v.document_id = ended.document_id`,
    [id],
  )
  await database.end()
}

/** The visible text of the list of vacancies, as somebody gets it who asks now. */
async function listedAt(page: Page): Promise<string> {
  return (await page.request.get('/vacatures')).text()
}

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey(
      'a vacancy is begun by a stranger, placed, approved, applied for, read by its employer alone, and expires',
      async ({ page, context, browser, watch }) => {
        journey.setTimeout(400_000)
        watch.allowOffline()
        watch.allowMissingScripts()
        watch.allow(404, /^\/vacatures\/mijn\//)
        const person = await newAccount()
        const title = `Filiaalmanager ${crypto.randomUUID().slice(0, 8)}`
        await context.setExtraHTTPHeaders(withClientAddress())

        // begun by nobody, and taken over by an account
        await beginVacancy(page)
        await fillText(page, title, person.email)
        await nextStep(page, 'Welk bedrijf zoekt iemand?')
        const step = new URL(page.url()).pathname
        await page.goto(`/inloggen?terug=${encodeURIComponent(step)}`)
        await logIn(page, person)
        await expect(page.getByRole('heading', { level: 1, name: 'Welk bedrijf zoekt iemand?' })).toBeVisible()

        // without a connection, and on at another width
        await context.setOffline(true)
        await fillCompany(page, person.email)
        if (scripts) {
          await expect(page.getByText('Geen verbinding. Wat u invulde blijft in dit venster staan')).toBeVisible()
          await context.setOffline(false)
          await expect(page.getByText('Bewaard om')).toBeVisible()
        } else {
          await context.setOffline(false)
        }
        await page.setViewportSize({ width: 360, height: 740 })
        await nextStep(page, 'Hoe wilt u betalen?')
        await nextStep(page, 'Klopt alles?')
        await sendVacancy(page)
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
        await page.getByRole('link', { name: 'Bekijk uw vacature' }).click()
        await expect(page.getByText('In behandeling')).toBeVisible()
        const id = /mijn\/(\d+)/.exec(page.url())?.[1] ?? ''

        expect(await listedAt(page)).not.toContain(title)
        const admin = await openReview(browser, title)
        await approve(admin)
        // far above the second in which a quiet machine shows it, and below the minute after which pages are rendered again
        await expect.poll(() => listedAt(page), { timeout: 10_000, intervals: [100] }).toContain(title)
        await admin.context().close()

        const applicant = await browser.newContext({
          javaScriptEnabled: scripts,
          extraHTTPHeaders: withClientAddress(),
        })
        const form = await applicant.newPage()
        await form.goto('/vacatures')
        const path = await form.getByRole('link', { name: title }).getAttribute('href')
        await beginApplication(form, path ?? '')
        await fillApplication(form, newPerson().email)
        await form.getByLabel('Cv', { exact: true }).setInputFiles(cv)
        await sendApplication(form)
        await expect(form.getByText('Uw sollicitatie is verstuurd')).toBeVisible()

        const { text } = await mailIn(person.email, /^Sollicitatie:/)
        await page.goto(/https?:\/\/[^/]+(\/\S+\/sollicitaties)/.exec(text ?? '')?.[1] ?? '/')
        await expect(page).toHaveURL(new RegExp(`/vacatures/mijn/${id}/sollicitaties$`))
        await expect(page.getByText('De balie voor de vakman mis ik.')).toBeVisible()
        const file = (await page.getByRole('link', { name: 'cv-ingeborg.pdf' }).getAttribute('href')) ?? ''
        const own = await page.request.get(file)
        expect([own.status(), own.headers()['content-disposition']]).toEqual([
          200,
          'attachment; filename="cv-ingeborg.pdf"',
        ])

        const [list, figures] = [`/vacatures/mijn/${id}/sollicitaties.csv`, `/vacatures/mijn/${id}/cijfers.csv`]
        for (const [address, text] of [
          [list, 'Ingeborg'],
          [figures, 'Weergaven'],
        ] as const) {
          const csv = await page.request.get(address)
          expect(csv.headers()['content-disposition'], address).toContain('attachment')
          expect(csv.headers()['cache-control'], address).toContain('no-store')
          expect(await csv.text(), address).toContain(text)
        }

        // another account, nobody, and the employer after it logged out
        const other = await browser.newContext({ javaScriptEnabled: scripts })
        const stranger = await other.newPage()
        await logInAs(stranger, await newAccount())
        const addresses = [`/vacatures/mijn/${id}`, `/vacatures/mijn/${id}/sollicitaties`, file, list, figures]
        for (const address of addresses) {
          expect((await stranger.request.get(address)).status(), address).toBe(404)
          const asNobody = await form.request.get(address, { maxRedirects: 0 })
          expect([302, 404], address).toContain(asNobody.status())
        }
        await other.close()
        const session = await context.storageState()
        await page.setViewportSize({ width: 1280, height: 900 })
        await logOut(page)
        const old = await browser.newContext({ storageState: session })
        const withOldSession = await old.request.get(file, { maxRedirects: 0 })
        expect([302, 401, 404]).toContain(withOldSession.status())
        expect(await withOldSession.text()).not.toContain('%PDF')
        await old.close()

        await endDays(id)
        await expect.poll(() => listedAt(page), { timeout: 10_000, intervals: [100] }).not.toContain(title)
        await expect(async () => {
          await form.goto(path ?? '')
          await expect(form.getByText('Deze vacature is gesloten.')).toBeVisible({ timeout: 1_000 })
        }).toPass({ timeout: 20_000 })
        await applicant.close()
        await logInAs(page, person)
        await expect(async () => {
          await page.goto(`/vacatures/mijn/${id}`)
          await expect(page.getByText('Verlopen', { exact: true }).first()).toBeVisible({ timeout: 1_000 })
        }).toPass({ timeout: 60_000 })

        // its text begins another one
        await page.getByRole('button', { name: 'Kopieer' }).click()
        // the vacancy's own page lists the packages too, to extend it
        await expect(page).toHaveURL(/\/vacatures\/plaatsen\//)
        await page.getByLabel('Stage en leerbaan').check()
        await page.getByRole('button', { name: /^Verder naar/ }).click()
        await expect(page.getByLabel('Functietitel')).toHaveValue(title)
      },
    )
  })
}
