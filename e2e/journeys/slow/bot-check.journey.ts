import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { newPerson } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'
import { openPublicForm, quickMs, renderingTimeOf, resetRenderingTime } from '../../public-form.ts'
import { testEnvironment } from '../../test-environment.ts'

const tooFast = 'Wij konden uw formulier nog niet controleren.'
const path = '/wachtwoord-vergeten'
/** Requests to find a proof, and its challenge. */
const ofProof = /\/(?:assets\/(?:proof-of-work|work\.worker)|botcontrole)/

const newAddress = () => `${randomUUID()}@lezers.example`
const send = (page: Page) => page.getByRole('button', { name: 'Stuur mij een link' }).click()
const sent = (page: Page) => page.getByText('Als er een account is')
const alert = (page: Page) => page.getByRole('alert')
/** The hidden field. */
/** That of the page's own form: the newsletter strip has one that is hidden whole. */
const decoyOf = (page: Page) => page.locator('[name=_homepage]:not([hidden])')

journey.beforeEach(({ context }) => context.setExtraHTTPHeaders(withClientAddress()))

/** Records the requests of a page from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** What the form sent: on a slow machine the statistics are sent before it. */
function postedIn(requests: Request[]): URLSearchParams {
  const bodies = requests.map((request) => request.postData() ?? '')
  return new URLSearchParams(bodies.find((body) => body.includes('_rendered=')) ?? '')
}

journey('sends a public form at once, with a proof solved in the background', async ({ page }) => {
  const requests = requestsOf(page)
  await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => ofProof.test(request.url()))).toEqual([])
  await page.getByRole('main').getByLabel('E-mailadres').focus()
  await page.keyboard.type(newAddress())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stuur mij een link' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeVisible()
  expect(JSON.parse(postedIn(requests).get('_proof') ?? '')).toHaveProperty('solution.counter')
  expect(requests.filter((request) => ofProof.test(request.url())).length).toBeGreaterThan(2)
  const elsewhere = requests.filter((request) => !request.url().startsWith(testEnvironment.siteUrl))
  expect(elsewhere.map((request) => request.url())).toEqual([])
})

journey('solves a new proof when a rejected form is resent', async ({ page, watch }) => {
  watch.allow(422, /^\/registreren/)
  await open(page, '/registreren')
  const requests = requestsOf(page)
  const { email, password } = newPerson()
  await page.getByLabel('Naam').fill('Jip <van> Buiten')
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Ik ga akkoord').check()
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(alert(page)).toContainText('Gebruik geen < >')
  await page.getByLabel('Naam').fill('Jip van Buiten')
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
  // not those that report what is read
  const proofs = requests
    .filter((request) => request.method() === 'POST' && /\/registreren/.test(request.url()))
    .map((request) => postedIn([request]).get('_proof'))
  expect(new Set(proofs).size).toBe(2)
  expect(proofs).not.toContain(null)
})

journey('clears a decoy that the browser filled in, so that resending succeeds', async ({ page, watch }) => {
  watch.allow(422, /^\/wachtwoord-vergeten/)
  await open(page, path)
  await decoyOf(page).evaluate((input: HTMLInputElement) => {
    input.value = 'https://www.gevel.example'
  })
  await page.getByRole('main').getByLabel('E-mailadres').fill(newAddress())
  await send(page)
  await expect(alert(page)).toContainText(tooFast)
  await expect(decoyOf(page)).toHaveValue('')
  await send(page)
  await expect(sent(page)).toBeVisible()
})

journey('requests the registration mail again with a proof', async ({ page }) => {
  const requests = requestsOf(page)
  await open(page, '/account-activeren')
  await page.getByRole('main').getByLabel('E-mailadres').fill(newAddress())
  await page.getByRole('button', { name: 'Stuur opnieuw' }).click()
  await expect(page.getByText('dan is er nu een nieuwe mail onderweg')).toBeVisible()
  expect(postedIn(requests).has('_proof')).toBe(true)
})

journey('loads no code of the bot check on an article', async ({ page, content }) => {
  const requests = requestsOf(page)
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'free')))
  await page.waitForLoadState('networkidle')
  const files = requests.map((request) => request.url())
  expect(files.filter((file) => ofProof.test(file) || /bot-check/.test(file))).toEqual([])
})

journey(
  'sends a form without a proof, after the minimum time, when no challenge is available',
  async ({ page, watch }) => {
    watch.allow(503, /^\/botcontrole/)
    watch.allow(422, /^\/wachtwoord-vergeten/)
    await page.route('**/botcontrole', (route) => route.fulfill({ status: 503 }))
    const requests = requestsOf(page)
    await open(page, path)
    await page.getByRole('main').getByLabel('E-mailadres').fill(newAddress())
    await resetRenderingTime(page)
    await send(page)
    await expect(alert(page)).toContainText(tooFast)
    expect(await violationsEverywhere(page)).toEqual([])
    await page.waitForTimeout(quickMs)
    await send(page)
    await expect(sent(page)).toBeVisible()
    expect(postedIn(requests).has('_proof')).toBe(false)
  },
)

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('asks a too fast visitor to wait, and preserves the input', async ({ page, watch }) => {
    watch.allow(422, /^\/registreren/)
    await page.goto('/registreren')
    const { email, password } = newPerson()
    await page.getByLabel('Naam').fill('Jip van Buiten')
    await page.getByRole('main').getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByLabel('Ik ga akkoord').check()
    const create = page.getByRole('button', { name: 'Account maken' })
    await resetRenderingTime(page)
    await create.click()
    await expect(alert(page)).toContainText(tooFast)
    await expect(page.getByLabel('Naam')).toHaveValue('Jip van Buiten')
    await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue(email)
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.waitForTimeout(quickMs)
    await create.click()
    await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
  })

  journey('does not restart the minimum time after a validation error', async ({ page, watch }) => {
    watch.allow(422, /^\/wachtwoord-vergeten/)
    await openPublicForm(page, path)
    await page.getByRole('main').getByLabel('E-mailadres').fill('geen@adres')
    await send(page)
    await expect(alert(page)).toContainText('Vul een geldig e-mailadres in.')
    await page.getByRole('main').getByLabel('E-mailadres').fill(newAddress())
    await send(page)
    await expect(sent(page)).toBeVisible()
  })

  journey('rejects a filled decoy with the same message', async ({ page, watch }) => {
    watch.allow(422, /^\/wachtwoord-vergeten/)
    await openPublicForm(page, path)
    const decoy = decoyOf(page)
    expect(await page.locator('.vh', { has: decoy }).boundingBox()).toMatchObject({ width: 1, height: 1 })
    await decoy.evaluate((input) => input.setAttribute('value', 'https://kwaad.example'))
    await page.getByRole('main').getByLabel('E-mailadres').fill(newAddress())
    await send(page)
    await expect(alert(page)).toContainText(tooFast)
    await expect(decoy).toHaveValue('')
  })
})

journey('treats a replayed proof like a missing one', async ({ page }) => {
  const requests = requestsOf(page)
  await open(page, path)
  await page.getByRole('main').getByLabel('E-mailadres').fill(newAddress())
  await send(page)
  await expect(sent(page)).toBeVisible()
  const body = postedIn(requests)
  const replay = async () => {
    body.set('email', newAddress())
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await page.request.post(path, { headers, data: body.toString() })).status()
  }
  const statuses: number[] = []
  for (let times = 0; times < 12; times++) statuses.push(await replay())
  expect(statuses).toEqual([...Array(11).fill(200), 429])
})

for (const [what, change] of [
  ['without the time of rendering', { _rendered: '' }],
  ['with the time of rendering of another form', { _form: 'sendAgain' }],
  ['with an empty proof', { _proof: '{"challenge":{},"solution":{}}' }],
  ['with a proof of ten thousand characters', { _proof: 'x'.repeat(10_000) }],
] as const) {
  journey(`rejects a form ${what}`, async ({ context }) => {
    const where = '_form' in change ? '/account-activeren' : path
    const renderedAt = await renderingTimeOf(path)
    await new Promise((resolve) => setTimeout(resolve, '_proof' in change ? 0 : quickMs))
    const response = await context.request.post(where, {
      form: { email: newAddress(), _rendered: renderedAt, _homepage: '', ...change },
    })
    expect(response.status()).toBe(422)
    expect(await response.text()).toContain(tooFast)
  })
}
