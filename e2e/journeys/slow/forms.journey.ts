import { brotliCompressSync } from 'node:zlib'
import { colourViolationsInPro, violationsEverywhere } from '../../axe.ts'
import { budgets } from '../../budgets.ts'
import { alert, fillDemoForm, liveField, received, send } from '../../demo-form.ts'
import { holdScripts } from '../../hold-scripts.ts'
import { expect, journey, open, untilHydrated } from '../../journey.ts'
import { startWebsite } from '../../second-website.ts'

// one worker, and one website with the gallery
journey.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof startWebsite>>

journey.beforeAll(async () => {
  gallery = await startWebsite('build/gallery')
})
journey.afterAll(() => gallery.stop())

const formKit = /\/assets\/live-form-/

journey('serves no gallery on the public site', async ({ page, watch }) => {
  watch.allow(404, /_ui/)
  expect((await page.goto('/_ui'))?.status()).toBe(404)
})

for (const part of ['geschreven', 'gekozen', 'datums', 'samen', 'wizard', 'grafieken']) {
  journey(`axe finds no violations in any state of the part ${part}, in both editions`, async ({ page }) => {
    await open(page, `${gallery.url}/_ui/${part}`)
    expect.soft(await violationsEverywhere(page)).toEqual([])
    expect(await colourViolationsInPro(page), 'in pro').toEqual([])
  })
}

journey('covers every part of the gallery', async ({ page }) => {
  await open(page, `${gallery.url}/_ui`)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(8)
})

journey('axe finds no violations in an invalid form and in a rejected one', async ({ page, watch }) => {
  watch.allow(422, /_ui/)
  await open(page, `${gallery.url}/_ui/proef`)
  await page.getByLabel('E-mailadres').fill('x')
  await page.getByRole('button', { name: 'Collega toevoegen' }).click()
  await send(page)
  await expect(alert(page)).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  await fillDemoForm(page, { email: 'bezet@voorbeeld.nl' })
  await page.getByRole('button', { name: 'Collega 1 verwijderen' }).click()
  await send(page)
  await expect(alert(page)).toContainText('Dit adres kan hier niet.')
  expect(await violationsEverywhere(page)).toEqual([])
})

journey('loads FormKit when a form is touched, within budget', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await open(page, `${gallery.url}/_ui/proef`)
  await page.waitForLoadState('networkidle')
  expect(requestedUrls.filter((url) => formKit.test(url))).toEqual([])
  await page.getByLabel('E-mailadres').focus()
  await expect(liveField(page)).toBeVisible()
  const [file = '', ...others] = requestedUrls.filter((url) => formKit.test(url))
  expect(others).toEqual([])
  const weight = brotliCompressSync(await (await fetch(file)).arrayBuffer()).byteLength
  expect(weight).toBeLessThanOrEqual(budgets.formKit.ceiling)
  expect(weight).toBeGreaterThanOrEqual(budgets.formKit.floor)
})

journey('preserves, validates and sends input typed before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${gallery.url}/_ui/proef`)
  await fillDemoForm(page)
  release()
  await untilHydrated(page)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('anneke@voorbeeld.nl')
  await send(page)
  await expect(received(page)).toContainText('anneke@voorbeeld.nl')
})

journey('preserves the input of a form rejected before hydration, without its password', async ({ page, watch }) => {
  watch.allow(422, /_ui/)
  const release = await holdScripts(page)
  await page.goto(`${gallery.url}/_ui/proef`)
  await fillDemoForm(page, { email: 'bezet@voorbeeld.nl' })
  await send(page)
  await expect(alert(page)).toContainText('Dit adres kan hier niet.')
  release()
  await untilHydrated(page)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('bezet@voorbeeld.nl')
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveValue('')
})

journey('preserves the text and the cursor of a field edited during hydration', async ({ page, watch }) => {
  watch.allow(422, /_ui/)
  const release = await holdScripts(page)
  await page.goto(`${gallery.url}/_ui/proef`)
  await fillDemoForm(page, { email: 'bezet@voorbeeld.nl' })
  const about = page.getByLabel('Toelichting')
  await about.fill('Wij komen samen.')
  await send(page)
  await expect(alert(page)).toContainText('Dit adres kan hier niet.')
  await about.press('Control+Home')
  await about.pressSequentially('Let op: ')
  release()
  await untilHydrated(page)
  await page.keyboard.type('wie weet: ')
  await expect(about).toHaveValue('Let op: wie weet: Wij komen samen.')
})

journey(
  'does not send an invalid form, but focuses the first invalid field and links to the others',
  async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await open(page, `${gallery.url}/_ui/proef`)
    await page.getByLabel('E-mailadres').fill('x')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible()
    await send(page)
    await expect(alert(page)).toContainText('Sorry, niet alle velden zijn correct ingevuld.')
    await expect(page.getByText('Formulier onvolledig.')).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toBeFocused()
    await expect(page.getByLabel('Plaats')).toHaveAttribute('aria-invalid', 'true')
    await alert(page).getByRole('link', { name: 'Plaats is verplicht.' }).click()
    await expect(page.getByLabel('Plaats')).toBeFocused()
    expect(posts).toEqual([])
    await fillDemoForm(page)
    await expect(alert(page)).toBeHidden()
    await send(page)
    await expect(received(page)).toContainText('anneke@voorbeeld.nl')
    expect(posts).toHaveLength(1)
  },
)

journey('shows our messages, not those of the browser, when an untouched form is sent', async ({ page }) => {
  await open(page, `${gallery.url}/_ui/proef`)
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await send(page)
  await expect(alert(page)).toContainText('Sorry, niet alle velden zijn correct ingevuld.')
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
})

journey('sends the form on Enter in a field, without removing a row', async ({ page }) => {
  await open(page, `${gallery.url}/_ui/proef`)
  await fillDemoForm(page)
  await page.getByRole('button', { name: 'Collega toevoegen' }).click()
  await expect(page.getByLabel('Naam')).toBeFocused()
  await page.keyboard.type('Bas')
  await page.keyboard.press('Enter')
  await expect(received(page)).toContainText('1 collega’s')
})

journey('preserves the error of the server when its link is followed', async ({ page, watch }) => {
  watch.allow(422, /_ui/)
  await open(page, `${gallery.url}/_ui/proef`)
  await fillDemoForm(page, { email: 'bezet@voorbeeld.nl' })
  await send(page)
  await alert(page).getByRole('link').click()
  await expect(page).toHaveURL(/#/)
  await expect(page.getByLabel('E-mailadres').first()).toBeFocused()
  await expect(alert(page)).toContainText('Dit adres kan hier niet.')
  await expect(page.locator('form .err')).toContainText(['Dit adres kan hier niet.'])
  await page.getByLabel('E-mailadres').first().fill('anneke@voorbeeld.nl')
  await send(page)
  await expect(received(page)).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

journey('rates a password typed before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${gallery.url}/_ui/proef`)
  await page.getByLabel('Nieuw wachtwoord').fill('tegelzetter fietst door Emmen')
  release()
  await expect(page.getByText('heel sterk')).toBeVisible()
})

journey('rates a new password, and can show it', async ({ page }) => {
  await open(page, `${gallery.url}/_ui/proef`)
  const password = page.getByLabel('Nieuw wachtwoord')
  await password.fill('aaaaaaaaaaaa')
  await expect(page.getByText('heel zwak')).toBeVisible()
  await password.fill('tegelzetter fietst door Emmen')
  await expect(page.getByText('heel sterk')).toBeVisible()
  await page.getByRole('button', { name: 'Toon wachtwoord' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey(
    'returns a rejected form with its input and errors, and accepts it when corrected',
    async ({ page, watch }) => {
      watch.allow(422, /_ui/)
      await page.goto(`${gallery.url}/_ui/proef`)
      await fillDemoForm(page, { email: 'bezet@voorbeeld.nl' })
      await page.getByLabel('Toelichting').fill('Twee\nregels')
      await send(page)
      await expect(alert(page)).toContainText('Dit adres kan hier niet.')
      await expect(page.getByLabel('Toelichting')).toHaveValue('Twee\nregels')
      await expect(page.getByLabel('Nieuw wachtwoord')).toHaveValue('')
      await fillDemoForm(page)
      await send(page)
      await expect(received(page)).toContainText('anneke@voorbeeld.nl')
    },
  )

  journey('adds and removes rows of a list', async ({ page }) => {
    await page.goto(`${gallery.url}/_ui/proef`)
    await page.getByLabel('Plaats').fill('Utrecht')
    await page.getByRole('button', { name: 'Collega toevoegen' }).click()
    await page.getByLabel('Naam').fill('Bas')
    await page.getByRole('button', { name: 'Collega toevoegen' }).click()
    await page.getByLabel('Naam').nth(1).fill('Els')
    await page.getByRole('button', { name: 'Collega 1 verwijderen' }).click()
    await expect(page.getByLabel('Naam')).toHaveValue('Els')
    await expect(page.getByLabel('Plaats')).toHaveValue('Utrecht')
    await expect(alert(page)).toBeHidden()
  })
})
