import { Client } from 'pg'
import { logIn, logInAs, newAccount, ownName } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { expect, journey, open, untilHydrated } from '../../journey.ts'
import { beginOrder, expectStep, fillOrder, fillStep, goOn, stepPath } from '../../order.ts'

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey('goes back with what was typed, also when it is invalid (F3)', async ({ page }) => {
      await beginOrder(page)
      await fillStep(page, 'gegevens')
      await goOn(page)
      await expectStep(page, 'adres')
      await fillStep(page, 'adres', { Postcode: 'onzin', Plaats: '' })
      await page.getByRole('button', { name: 'Vorige' }).click()
      await expectStep(page, 'gegevens')
      await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jip van Buiten')
      await goOn(page)
      await expectStep(page, 'adres')
      await expect(page.getByLabel('Postcode')).toHaveValue('onzin')
      await expect(page.getByLabel('Straat en huisnummer')).toHaveValue('Steenbakkersweg 18 bis')
    })

    journey('shows a rejected step with its input, also after a reload', async ({ page, watch }) => {
      watch.allow(422, /\/adres$/)
      await beginOrder(page)
      await fillStep(page, 'gegevens')
      await goOn(page)
      await expectStep(page, 'adres')
      await fillStep(page, 'adres', { Postcode: '3526' })
      await goOn(page)
      await expect(page.getByRole('alert')).toContainText('Vul een postcode in zoals 1234 AB.')
      await page.goto(stepPath(page, 'adres'))
      await expect(page.getByLabel('Postcode')).toHaveValue('3526')
    })

    journey('goes on from the page that Back led to (F5)', async ({ page }) => {
      await beginOrder(page)
      await fillOrder(page)
      await page.goBack()
      await expectStep(page, 'betaling')
      await page.goBack()
      await expectStep(page, 'adres')
      await page.getByLabel('Plaats', { exact: true }).fill('Zeist')
      await goOn(page)
      await expectStep(page, 'betaling')
      await expect(page.getByLabel('Op naam van')).toHaveValue('J. van Buiten')
      await goOn(page)
      await expectStep(page, 'controle')
      await expect(page.getByText('3526 KL Zeist')).toBeVisible()
    })

    journey('leads from the summary to a step and back', async ({ page }) => {
      await beginOrder(page)
      await fillOrder(page)
      await page.getByRole('link', { name: 'Wijzig adres' }).click()
      await expectStep(page, 'adres')
      await page.getByLabel('Plaats', { exact: true }).fill('Zeist')
      await page.getByRole('button', { name: 'Verder naar controle' }).click()
      await expectStep(page, 'controle')
      await expect(page.getByText('3526 KL Zeist')).toBeVisible()
    })

    journey('shows the summary again when an answer was changed in another tab', async ({ page, watch }) => {
      watch.allow(409, /\/controle$/)
      await beginOrder(page)
      await fillOrder(page)
      const other = await page.context().newPage()
      await other.goto(stepPath(page, 'adres'))
      await other.getByLabel('Plaats', { exact: true }).fill('Zeist')
      await goOn(other)
      await expectStep(other, 'betaling')
      await other.close()
      await expect(page.getByText('3526 KL Utrecht')).toBeVisible()
      await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
      await expect(page.getByRole('alert')).toContainText('Er is iets gewijzigd sinds u deze pagina opende')
      await expect(page.getByText('3526 KL Zeist')).toBeVisible()
    })

    journey('leads to the first step that is missing from the address of a later one (F7)', async ({ page }) => {
      await beginOrder(page)
      await page.goto(stepPath(page, 'controle'))
      await expectStep(page, 'gegevens')
      await fillStep(page, 'gegevens')
      await goOn(page)
      await expectStep(page, 'adres')
      await page.goto(stepPath(page, 'betaling'))
      await expectStep(page, 'adres')
    })

    journey('keeps two orders in two tabs apart', async ({ page }) => {
      await beginOrder(page)
      const other = await page.context().newPage()
      await beginOrder(other, 'gevel-digitaal')
      await fillStep(page, 'gegevens')
      await goOn(page)
      await expectStep(page, 'adres')
      await other.reload()
      await expect(other.getByLabel('Naam', { exact: true })).toHaveValue('')
      await page.goto(stepPath(page, 'gegevens'))
      await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jip van Buiten')
    })

    journey(
      'belongs to the account that logs in on the way, on all of its devices',
      async ({ page, browser, watch }) => {
        watch.allow(404, /^\/abonneren\/bestellen\//)
        const person = await newAccount()
        await beginOrder(page)
        await fillStep(page, 'gegevens')
        await goOn(page)
        await expectStep(page, 'adres')
        const address = stepPath(page, 'adres')
        const before = await page.context().storageState()
        await page.goto(`/inloggen?terug=${encodeURIComponent(address)}`)
        await logIn(page, person)
        await expectStep(page, 'adres')
        await fillStep(page, 'adres')
        await goOn(page)
        await expectStep(page, 'betaling')

        const secondDevice = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage()
        await logInAs(secondDevice, person)
        await secondDevice.goto(address)
        await expect(secondDevice.getByLabel('Plaats', { exact: true })).toHaveValue('Utrecht')
        await secondDevice.context().close()

        // the cookie of the browser opens it no longer
        const strangers = [before, undefined]
        for (const storageState of strangers) {
          const context = await browser.newContext({
            javaScriptEnabled: scripts,
            ...(storageState && { storageState }),
          })
          const stranger = await context.newPage()
          const response = await stranger.goto(address)
          expect(response?.status()).toBe(404)
          expect(response?.headers()['cache-control']).toContain('no-store')
          await expect(stranger.getByRole('heading', { name: 'Dit is er niet meer' })).toBeVisible()
          await expect(stranger.getByText('Jip van Buiten')).toHaveCount(0)
          await context.close()
        }
      },
    )
  })
}

journey('says that an order has expired, and lets it begin again', async ({ page, watch }) => {
  watch.allow(404, /^\/abonneren\/bestellen\//)
  await beginOrder(page)
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const [, id] = /bestellen\/([-0-9a-f]+)\//.exec(page.url()) ?? []
  await database.query('UPDATE gevel_drafts SET expires_at = now() WHERE id = $1', [id])
  await database.end()
  await fillStep(page, 'gegevens')
  await goOn(page)
  await expect(page.getByText('Wij bewaren het 30 dagen na de laatste wijziging')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByRole('link', { name: 'Begin opnieuw' }).click()
  await expect(page).toHaveURL('/abonneren')
})

journey(
  'keeps what is typed without a connection, and saves it afterwards',
  async ({ page, context, browser, watch }) => {
    watch.allowOffline()
    // the rules of the form may not be loaded yet; the server has them too
    watch.allowMissingScripts()
    await beginOrder(page)
    await open(page, stepPath(page, 'gegevens'))
    await context.setOffline(true)
    await fillStep(page, 'gegevens')
    await expect(page.getByText('Geen verbinding. Wat u invulde blijft in dit venster staan')).toBeVisible()
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Er is nu geen verbinding')
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jip van Buiten')
    await context.setOffline(false)
    await expect(page.getByText('Bewaard om')).toBeVisible()

    const sameBrowser = await browser.newContext({ storageState: await context.storageState() })
    const other = await sameBrowser.newPage()
    await other.goto(stepPath(page, 'gegevens'))
    await expect(other.getByLabel('Naam', { exact: true })).toHaveValue('Jip van Buiten')
    await sameBrowser.close()
  },
)

journey('finds what was typed and not saved after a reload, and saves it', async ({ page, watch }) => {
  watch.allowOffline()
  await beginOrder(page)
  await open(page, stepPath(page, 'gegevens'))
  await page.route('**/concept/**', (route) => route.abort())
  await fillStep(page, 'gegevens')
  await expect(page.getByText('Geen verbinding. Wat u invulde blijft in dit venster staan')).toBeVisible()
  await page.unroute('**/concept/**')
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jip van Buiten')
  await expect(page.getByLabel('E-mailadres')).toHaveValue('jip@lezers.example')
  await expect(page.getByText('Bewaard om')).toBeVisible()
})

journey('overwrites nothing that another tab saved, unless it is sent', async ({ page, watch }) => {
  watch.allow(409, /^\/concept\//)
  await beginOrder(page)
  await open(page, stepPath(page, 'gegevens'))
  const other = await page.context().newPage()
  await open(other, stepPath(page, 'gegevens'))
  await other.getByLabel('Naam', { exact: true }).fill('Anneke Smit')
  // leaving it saves it at once
  await other.close({ runBeforeUnload: true })
  await expect(async () => {
    const check = await page.context().newPage()
    await check.goto(stepPath(page, 'gegevens'))
    await expect(check.getByLabel('Naam', { exact: true })).toHaveValue('Anneke Smit', { timeout: 500 })
    await check.close()
  }).toPass()
  await fillStep(page, 'gegevens')
  await expect(page.getByText('in een ander venster of op een ander apparaat gewijzigd')).toBeVisible()
  await goOn(page)
  await expectStep(page, 'adres')
  await page.goto(stepPath(page, 'gegevens'))
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jip van Buiten')
})

journey('fills in the name and address of the account', async ({ page }) => {
  const person = await newAccount()
  await logInAs(page, person)
  await beginOrder(page)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue(ownName)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(person.email)
})

journey('axe finds no violations in any step', async ({ page, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(422, /\/adres$/)
  await beginOrder(page)
  expect(await violationsEverywhere(page)).toEqual([])
  await fillOrder(page)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.goto(stepPath(page, 'betaling'))
  expect(await violationsEverywhere(page)).toEqual([])
  await open(page, stepPath(page, 'adres'))
  await page.getByLabel('Postcode').fill('onzin')
  await goOn(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
})
