import { join, logIn, logOut, newAccount, newPerson } from '../../account.ts'
import { expect, journey, open } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'

const TOKENS = ['strapi_jwt', 'strapi_refresh']

journey('keeps the session tokens in HttpOnly cookies and out of the HTML', async ({ page, context }) => {
  await join(page)
  const cookies = (await context.cookies()).filter(({ name }) => TOKENS.includes(name))
  expect(cookies.map(({ httpOnly, sameSite, path }) => ({ httpOnly, sameSite, path }))).toEqual([
    { httpOnly: true, sameSite: 'Lax', path: '/' },
    { httpOnly: true, sameSite: 'Lax', path: '/' },
  ])
  await page.goto('/account')
  const html = await page.content()
  for (const { value } of cookies) expect(html).not.toContain(value)
})

journey('renews an invalid bearer token on the next request', async ({ page, context }) => {
  await join(page)
  const [jwt] = (await context.cookies()).filter(({ name }) => name === 'strapi_jwt')
  if (!jwt) throw new Error('not logged in')
  await context.addCookies([{ ...jwt, value: 'oud.oud.oud' }])
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Mijn account' })).toBeVisible()
  const renewed = (await context.cookies()).find(({ name }) => name === 'strapi_jwt')
  expect(renewed?.value).not.toBe('oud.oud.oud')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mijn account' })).toBeVisible()
})

journey('replaces planted session tokens at log-in', async ({ page, context, baseURL }) => {
  const person = await join(page)
  const theirs = await context.cookies()
  await page.goto('/')
  await logOut(page)
  const planted = theirs.filter(({ name }) => TOKENS.includes(name))
  expect(planted).toHaveLength(2)
  // this session has ended with its log-out, the planted one was never valid: the log-in makes a new one
  for (const cookies of [planted, TOKENS.map((name) => ({ name, value: 'planted', url: baseURL ?? '' }))]) {
    await context.addCookies(cookies)
    await page.goto('/inloggen')
    await logIn(page, person)
    await expect(page.getByRole('button', { name: 'Jip van Buiten' })).toBeVisible()
    const now = (await context.cookies()).filter(({ name }) => TOKENS.includes(name))
    expect(now).toHaveLength(2)
    for (const { value } of now) expect(cookies.map((cookie) => cookie.value)).not.toContain(value)
    await logOut(page)
  }
})

journey(
  'shows the site as to an anonymous visitor after a log-out everywhere on another device',
  async ({ page, browser }) => {
    const person = await join(page)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto('/inloggen?terug=%2Faccount')
    await logIn(other, person)
    await expect(other.getByRole('heading', { name: 'Mijn account' })).toBeVisible()
    await other.getByRole('button', { name: 'Overal uitloggen' }).click()
    await expect(other.getByText('U bent overal uitgelogd')).toBeVisible()
    await elsewhere.close()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/inloggen\?terug=%2Faccount$/)
  },
)

journey(
  'rejects a form from a tab that was opened before another reader logged in',
  async ({ page, context, watch }) => {
    watch.allow(409, /^\/account/)
    await join(page)
    await open(page, '/account')
    const other = await context.newPage()
    await open(other, '/account')
    await logOut(other)
    await join(other)
    await page.getByLabel('Bedrijf').fill('Van wie hier eerst was')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('als iemand anders ingelogd')
    await other.goto('/account')
    await expect(other.getByLabel('Bedrijf')).toHaveValue('')
  },
)

journey('shows nothing of the account after log-out and the back button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const { email } = await join(page)
  await page.goto('/account')
  await logOut(page)
  await page.goBack()
  await expect(page.getByText(email)).toHaveCount(0)
  await context.close()
})

journey('changes the e-mail address once both the old and the new one are confirmed', async ({ page }) => {
  const person = await join(page)
  const { email } = newPerson()
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'E-mailadres' })
  await section.getByLabel('Nieuw e-mailadres').fill(email)
  await section.getByLabel('Huidig wachtwoord').fill(person.password)
  await section.getByRole('button', { name: 'Adres wijzigen' }).click()
  await expect(section.getByText(email)).toBeVisible()
  for (const [address, response] of [
    [person.email, 'Open nu ook de link in de mail op uw andere adres'],
    [email, 'Uw e-mailadres is gewijzigd'],
  ] as const) {
    await page.goto(await linkInMail(address, /wijziging|nieuwe/))
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(page.getByText(response)).toBeVisible()
  }
  await logOut(page)
  await logIn(page, { ...person, email })
  await expect(page.getByRole('button', { name: 'Jip van Buiten' })).toBeVisible()
})

journey('ignores a return path to another site, and rejects a log-in form from one', async ({ page, request }) => {
  const person = await newAccount()
  await open(page, '/inloggen?terug=https%3A%2F%2Fkwaad.example%2F')
  await logIn(page, person)
  await expect(page).toHaveURL('/')
  const response = await request.post('/inloggen', {
    headers: { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' },
    form: { identifier: person.email, password: person.password },
  })
  expect(response.status()).toBe(403)
  expect(response.headers()['set-cookie'] ?? '').not.toContain('strapi_jwt')
})
