import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { logIn, logInAs, newAccount, newPerson, ownName } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey, untilHydrated } from '../../journey.ts'
import { beginOrder, expectStep, fillOrder, fillStep, goOn, stepPath } from '../../order.ts'
import { placeOrder } from '../../ordering.ts'
import { articlePath } from '../../paths.ts'

const SEND = 'Bestelling met betalingsverplichting'
const placed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Uw bestelling is geplaatst' })

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())

/** The orders, subscriptions and invoices of an address. */
async function countsOf(email: string) {
  const { rows } = await database.query<{ orders: number; subscriptions: number; mandates: number }>(
    `SELECT count(DISTINCT o.id)::integer AS orders, count(DISTINCT s.id)::integer AS subscriptions,
       count(DISTINCT m.id)::integer AS mandates
     FROM gevel_customers c LEFT JOIN gevel_orders o ON o.customer_id = c.id
       LEFT JOIN gevel_subscriptions s ON s.customer_id = c.id LEFT JOIN gevel_mandates m ON m.customer_id = c.id
     WHERE c.email = $1`,
    [email],
  )
  return rows[0]
}
const once = { orders: 1, subscriptions: 1, mandates: 1 }

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('places one order for a double click, Back and a second tab (B3)', async ({ page }) => {
      const { email } = newPerson()
      await beginOrder(page)
      await fillOrder(page, email)
      const summary = page.url()
      const other = await page.context().newPage()
      await other.goto(summary)
      await page.getByRole('button', { name: SEND }).dblclick()
      await expect(placed(page)).toBeVisible()
      const confirmation = page.url()
      await page.reload()
      await expect(placed(page)).toBeVisible()
      await other.getByRole('button', { name: SEND }).click()
      await expect(other).toHaveURL(confirmation)
      await other.goto(summary)
      await expect(other, 'every step of it leads to what became of it').toHaveURL(confirmation)
      await page.goBack()
      if ((await page.getByRole('button', { name: SEND }).count()) > 0)
        await page.getByRole('button', { name: SEND }).click()
      await expect(page).toHaveURL(confirmation)
      expect(await countsOf(email)).toEqual(once)
    })

    journey('costs what was typed last after going back, and says so before it is sent (F1)', async ({ page }) => {
      const { email } = newPerson()
      await beginOrder(page, 'mix-pro')
      await fillOrder(page, email)
      const agreement = page.getByRole('region', { name: 'Totaal per maand' })
      await expect(agreement).toContainText('€\u00a037,06')
      await page.getByRole('link', { name: 'Wijzig abonnement' }).click()
      await expectStep(page, 'abonnement')
      await page.getByLabel('Aantal lezers').fill('6')
      await page.getByRole('button', { name: 'Verder naar controle' }).click()
      await expectStep(page, 'controle')
      await expect(agreement).toContainText('€\u00a066,49')
      await page.goBack()
      await expectStep(page, 'abonnement')
      await page.getByLabel('Aantal lezers').fill('4')
      await goOn(page)
      await expectStep(page, 'controle')
      await expect(agreement).toContainText('€\u00a046,87')
      await page.getByRole('button', { name: SEND }).click()
      await expect(placed(page)).toBeVisible()
      const { rows } = await database.query(
        `SELECT o.total_cents, s.seats, i.total_cents AS invoiced FROM gevel_customers c JOIN gevel_orders o ON o.customer_id = c.id
         JOIN gevel_subscriptions s ON s.order_id = o.id LEFT JOIN gevel_invoices i ON i.order_id = o.id WHERE c.email = $1`,
        [email],
      )
      expect(rows).toEqual([{ total_cents: 4687, seats: 4, invoiced: null }])
    })

    journey(
      'goes from anonymous by a log-in halfway and a lost connection to a second device, which reads',
      async ({ page, browser, content, watch }) => {
        journey.setTimeout(150_000)
        watch.allowOffline()
        watch.allowMissingScripts()
        const path = articlePath(await content.article('general', ({ access }) => access === 'subscriber'))
        const person = await newAccount()
        await page.context().setExtraHTTPHeaders(withClientAddress())
        await page.goto(`/abonneren/gevel?terug=${encodeURIComponent(path)}`)
        await page.getByRole('button', { name: /^Bestel/ }).click()
        await expectStep(page, 'gegevens')
        await fillStep(page, 'gegevens', { 'E-mailadres': person.email })
        await goOn(page)
        await expectStep(page, 'adres')

        const address = stepPath(page, 'adres')
        await page.goto(`/inloggen?terug=${encodeURIComponent(address)}`)
        await logIn(page, person)
        await expectStep(page, 'adres')
        await fillStep(page, 'adres')
        await goOn(page)
        await expectStep(page, 'betaling')

        if (javaScriptEnabled) await untilHydrated(page)
        await fillStep(page, 'betaling')
        await page.context().setOffline(true)
        await goOn(page)
        if (javaScriptEnabled) await expect(page.getByRole('alert')).toContainText('Er is nu geen verbinding')
        await page.context().setOffline(false)
        if (javaScriptEnabled) {
          await expect(page.getByLabel('Op naam van')).toHaveValue('J. van Buiten')
        } else {
          await page.goto(stepPathOf(address, 'betaling'))
          await fillStep(page, 'betaling')
        }
        await goOn(page)
        await expectStep(page, 'controle')

        const device = await (await browser.newContext({ javaScriptEnabled })).newPage()
        await logInAs(device, person)
        await device.goto(stepPathOf(address, 'controle'))
        for (const answer of [ownName, '3526 KL Utrecht', '4300'])
          await expect(device.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
        await device.getByLabel('Ik wil direct beginnen').check()
        await placeOrder(device)
        await device.getByRole('link', { name: 'Lees verder waar u was' }).click()
        await expect(device).toHaveURL(path)
        await expect(device.locator('.wall')).toHaveCount(0)
        // the first device finds it placed, and reads as well
        await page.goto(stepPathOf(address, 'controle'))
        await expect(placed(page)).toBeVisible()
        await page.goto(path)
        await expect(page.locator('.wall')).toHaveCount(0)
        expect(await countsOf(person.email)).toEqual(once)
        await device.context().close()
      },
    )
  })
}

const stepPathOf = (path: string, step: string) => path.replace(/[^/]+$/, step)

journey('finds its order placed when the response got lost, and places no second one', async ({ page, watch }) => {
  watch.allowOffline()
  const { email } = newPerson()
  await beginOrder(page)
  await fillOrder(page, email)
  await untilHydrated(page)
  await page.route(/\/controle(\.data)?(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByRole('alert')).toContainText('Er is nu geen verbinding')
  expect(await countsOf(email)).toEqual(once)
  await page.unrouteAll()
  await page.getByRole('button', { name: SEND }).click()
  await expect(placed(page)).toBeVisible()
  expect(await countsOf(email)).toEqual(once)
})

journey('shows on a slow line that it is being sent, and sends it once', async ({ page }) => {
  const { email } = newPerson()
  await beginOrder(page)
  await fillOrder(page, email)
  await untilHydrated(page)
  let sent = 0
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/controle(\.data)?(\?.*)?$/, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await answered
    }
    await route.fallback()
  })
  const button = page.getByRole('button', { name: SEND })
  await button.click()
  await expect(page.locator('form[aria-busy=true]')).toBeVisible()
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  answer()
  await expect(placed(page)).toBeVisible()
  expect(sent).toBe(1)
  expect(await countsOf(email)).toEqual(once)
})

journey('can be ordered with the keyboard alone', async ({ page }) => {
  journey.setTimeout(150_000)
  const { email } = newPerson()
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await page.goto('/abonneren')
  await untilHydrated(page)
  await press(page, page.getByRole('link', { name: 'Kies Gevel', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Gevel' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Bestel Gevel' }))
  await expectStep(page, 'gegevens')
  await type(page, 'Naam', ownName)
  await type(page, 'E-mailadres', email)
  await page.keyboard.press('Enter')
  await expectStep(page, 'adres')
  await type(page, 'Straat en huisnummer', 'Steenbakkersweg 18 bis')
  await type(page, 'Postcode', '3526kl')
  await type(page, 'Plaats', 'Utrecht')
  await page.keyboard.press('Enter')
  await expectStep(page, 'betaling')
  await type(page, 'IBAN', 'NL91 ABNA 0417 1643 00')
  await type(page, 'Op naam van', 'J. van Buiten')
  await reach(page, page.getByLabel('Ik geef deze machtiging'))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: /^Verder/ }))
  await expectStep(page, 'controle')
  await press(page, page.getByRole('button', { name: SEND }))
  await expect(placed(page)).toBeVisible()
  expect(await countsOf(email)).toEqual(once)
})

type Control = ReturnType<Page['getByRole']>

/** Presses Tab until a control has the focus. */
async function reach(page: Page, control: Control): Promise<void> {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let times = 0; times < 80; times += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${control}`)
}

async function press(page: Page, control: Control): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}
