import type { Browser, Page } from '@playwright/test'
import { Client } from 'pg'
import { join, newPerson } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { type CompanySubscription, subscribeCompany } from '../../company.ts'
import { expect, journey, open } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'
import { beginOrder, fillAddress, nextStep, placeOrder } from '../../ordering.ts'
import { articlePath } from '../../paths.ts'

const invitation = /^Lees mee met Mix Pro/

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())

/** The reader of the page orders a subscription with five seats for its company. */
async function asManager(page: Page): Promise<CompanySubscription> {
  const { email } = await join(page)
  return subscribeCompany(database, email)
}

/** The reader of the page orders five seats for its company, and opens its subscription. */
async function orderFiveSeats(page: Page): Promise<void> {
  await join(page)
  await page.goto('/abonneren/mix-pro?voor=bedrijf')
  await page.getByLabel('Aantal lezers').fill('5')
  await beginOrder(page, 'Mix Pro')
  await page.getByLabel('Bedrijfsnaam').fill('IJzerhandel De Kroon')
  await page.getByLabel('KvK-nummer').fill('3012 3456')
  await nextStep(page, 'Wat is het adres?')
  await fillAddress(page)
  await page.getByLabel('Factuur').check()
  await nextStep(page, 'Klopt alles?')
  await placeOrder(page)
  await page.goto('/account/abonnement')
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement van IJzerhandel De Kroon' })).toBeVisible()
}

const seatsPath = ({ number }: CompanySubscription) => `/account/abonnement/${number}/lezers`

/** The browser of somebody else. */
async function otherBrowser(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: withClientAddress() })
  return context.newPage()
}

async function invite(page: Page, list: string): Promise<void> {
  await page.getByLabel('Nodig een collega uit').fill(list)
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey(
      'a colleague takes a seat, reads, and meets the paywall once it is taken back',
      async ({ page, browser, content, watch }) => {
        watch.allow(422, /^\/account\/abonnement/)
        journey.setTimeout(150_000)
        await orderFiveSeats(page)
        const seats = `${new URL(page.url()).pathname}/lezers`
        const colleague = newPerson()
        const article = articlePath(await content.article('pro', ({ access }) => access === 'subscriber'))
        await page.goto(seats)
        await expect(page.getByText('1 van 5 plaatsen is bezet.')).toBeVisible()
        await invite(page, `Bas Terlouw <${colleague.email}>\nPiet zonder adres`)
        await expect(page.getByText('Regel 2: ‘Piet zonder adres’ is geen e-mailadres.').first()).toBeVisible()
        await invite(page, `Bas Terlouw <${colleague.email}>`)
        await expect(page.getByText('De uitnodiging is onderweg.')).toBeVisible()
        await expect(page.getByText('2 van 5 plaatsen zijn bezet.')).toBeVisible()

        const other = await otherBrowser(browser, javaScriptEnabled)
        await other.goto(await linkInMail(colleague.email, invitation))
        await expect(other.getByRole('heading', { name: 'nodigt u uit om mee te lezen' })).toBeVisible()
        await other.getByRole('button', { name: 'Neem de plaats aan' }).click()
        await other.getByLabel('Wachtwoord', { exact: true }).fill(colleague.password)
        await other.getByLabel('Ik ga akkoord').check()
        await expect(other.getByLabel('Naam')).toHaveValue('Bas Terlouw')
        await other.getByRole('button', { name: 'Maak het account en neem de plaats aan' }).click()
        await expect(other.getByRole('heading', { name: 'U hebt deze plaats' })).toBeVisible()
        await other.goto(article)
        await expect(other.locator('.wall')).toHaveCount(0)
        await expect(other.locator('article .prose p').nth(2)).toBeVisible()

        await page.goto(seats)
        await page.getByRole('button', { name: 'Neem plaats terug: Bas Terlouw' }).click()
        await expect(page.getByText('Deze lezer leest niet meer mee.')).toBeVisible()
        await expect(page.getByText('1 van 5 plaatsen is bezet.')).toBeVisible()
        await other.goto(article)
        await expect(other.getByRole('region', { name: 'Lees verder met een abonnement' })).toBeVisible()
        await other.context().close()
      },
    )
  })
}

journey(
  'tells a reader that the invitation is for somebody else, and offers to switch (B23)',
  async ({ page, browser }) => {
    const company = await asManager(page)
    const invited = newPerson()
    await open(page, seatsPath(company))
    await invite(page, invited.email)
    await expect(page.getByText('De uitnodiging is onderweg.')).toBeVisible()
    const other = await otherBrowser(browser)
    const { email } = await join(other)
    await open(other, await linkInMail(invited.email, invitation))
    await expect(other.getByRole('heading', { name: 'Deze uitnodiging is voor iemand anders' })).toBeVisible()
    await expect(other.getByText(email)).toBeVisible()
    await other.getByRole('button', { name: 'Verder met een ander account' }).click()
    await expect(other.getByRole('button', { name: 'Neem de plaats aan' })).toBeVisible()
    await other.context().close()
  },
)

journey('lets somebody with an account log in on the way', async ({ page, browser }) => {
  const company = await asManager(page)
  const other = await otherBrowser(browser)
  const { email, password } = await join(other)
  await other.context().clearCookies()
  await open(page, seatsPath(company))
  await invite(page, email)
  await expect(page.getByText('De uitnodiging is onderweg.')).toBeVisible()
  await open(other, await linkInMail(email, invitation))
  await other.getByRole('button', { name: 'Neem de plaats aan' }).click()
  await other.getByLabel('E-mailadres').fill(email)
  await other.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await other.getByRole('button', { name: 'Neem de plaats aan' }).click()
  await expect(other.getByRole('heading', { name: 'U hebt deze plaats' })).toBeVisible()
  await other.context().close()
})

journey('axe finds no violations where seats are given and taken', async ({ page, browser, watch }) => {
  journey.setTimeout(90_000)
  watch.allow(422, /^\/account\/abonnement/)
  const company = await asManager(page)
  const { email } = newPerson()
  await open(page, seatsPath(company))
  await invite(page, email)
  await expect(page.getByText('De uitnodiging is onderweg.')).toBeVisible()
  await invite(page, 'Piet\nkees@')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  const other = await otherBrowser(browser)
  await open(other, await linkInMail(email, invitation))
  expect(await violationsEverywhere(other)).toEqual([])
  await other.getByRole('button', { name: 'Neem de plaats aan' }).click()
  await expect(other.getByRole('heading', { name: 'Kies een wachtwoord' })).toBeVisible()
  expect(await violationsEverywhere(other)).toEqual([])
  await other.context().close()
})

journey('says what became of an invitation', async ({ page, browser }) => {
  const company = await asManager(page)
  const { email } = newPerson()
  await open(page, seatsPath(company))
  await invite(page, email)
  await expect(page.getByText('De uitnodiging is onderweg.')).toBeVisible()
  const link = await linkInMail(email, invitation)
  const other = await otherBrowser(browser)
  await open(other, link)
  await other.getByRole('button', { name: 'Liever niet' }).click()
  await expect(other.getByRole('heading', { name: 'U hebt bedankt' })).toBeVisible()
  await database.query(
    "UPDATE gevel_invitations SET declined_at = NULL, expires_at = now() - interval '1 day' WHERE email = $1",
    [email],
  )
  await open(other, link)
  await expect(other.getByRole('heading', { name: 'Deze uitnodiging is verlopen' })).toBeVisible()
  await other.getByRole('button', { name: /Laat .+ weten/ }).click()
  await expect(other.getByText('Uw vraag is verstuurd')).toBeVisible()
  await open(page, seatsPath(company))
  await page.getByRole('button', { name: `Trek in: ${email}` }).click()
  await expect(page.getByText('De uitnodiging is ingetrokken')).toBeVisible()
  await open(other, link)
  await expect(other.getByRole('heading', { name: 'Deze uitnodiging is ingetrokken' })).toBeVisible()
  await open(other, '/uitnodiging?code=afgebroken')
  await expect(other.getByRole('heading', { name: 'Wij kennen deze code niet' })).toBeVisible()
  await other.context().close()
})

journey('shows the readers of a subscription to nobody else', async ({ page, browser, watch }) => {
  const company = await asManager(page)
  const other = await otherBrowser(browser)
  await join(other)
  const response = await other.goto(seatsPath(company))
  expect(response?.status()).toBe(404)
  await other.context().close()
  expect(watch.errors).toEqual([])
})
