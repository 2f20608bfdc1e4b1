import { logInAs, logOut, newAccount, ownName } from '../../account.ts'
import { appJourney, openWithWorker, storedPaths, storedTexts, untilStored } from '../../app-page.ts'
import { navigate } from '../../client-navigation.ts'
import { expect, untilHydrated } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

appJourney('can be installed, as an app of each edition', async ({ openApp }) => {
  const { page } = await openApp()
  const browser = await page.context().newCDPSession(page)
  for (const [path, name, id] of [
    ['/', 'Gevel', '/'],
    ['/pro', 'Gevel Pro', '/pro'],
  ] as const) {
    await page.goto(path)
    // scripts add it
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' })
    const { data, errors } = await browser.send('Page.getAppManifest')
    expect([errors, JSON.parse(data ?? '{}')]).toMatchObject([[], { name, id }])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // as all contexts of a test are
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }
})

appJourney('has the page that was open while its first worker was installed, left at once', async ({ openApp }) => {
  const { page } = await openApp()
  await openWithWorker(page, '/marktcijfers')
  await page.goto('/offline')
  expect(await storedPaths(page)).toContain('/marktcijfers')
})

appJourney('shows what was read without a connection, and else what can be', async ({ openApp, content }) => {
  const { page, watch } = await openApp()
  const article = articlePath(await content.article('general', ({ access, cover }) => access === 'free' && !!cover))
  await openWithWorker(page, '/')
  await navigate(page, article)
  await untilStored(page, article)
  await page.goto('/pro')
  await untilStored(page, '/pro')
  watch.allowOffline()
  await page.context().setOffline(true)

  await page.goto(article)
  await expect(page.getByText('Uw verbinding is weg of traag. U leest de pagina van')).toBeVisible()
  const cover = page.locator('main figure picture img').first()
  await expect(cover).toBeVisible()
  expect(await cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Archivo')

  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lezen zonder internet')
  await expect(page.getByText('U hebt nu geen verbinding')).toBeVisible()
  const read = page.getByRole('region', { name: 'Onlangs gelezen' })
  // the front page too, when it was open for long enough
  for (const path of [article, '/pro']) await expect(read.locator(`a[href="${path}"]`)).toBeVisible()
  await page.goto('/magazine?pro')
  await expect(page).toHaveURL(/\/offline\?terug=%2Fmagazine%3Fpro&pro$/)
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')

  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'Open de pagina die u zocht' }).click()
  await expect(page).toHaveURL('/magazine?pro')
  expect(await page.evaluate(() => document.documentElement.dataset.stored)).toBeUndefined()

  await page.goto('/offline')
  await page.getByRole('button', { name: 'Verwijder alles van dit apparaat' }).click()
  await expect(page.getByText('Er staat nog niets op dit apparaat')).toBeVisible()
  expect(await storedPaths(page)).toEqual(['/offline', '/offline?pro'])
})

appJourney('stores nothing of a reader who is logged in but the public part of pages', async ({ openApp, content }) => {
  const { page, watch } = await openApp()
  const locked = await content.article('general', ({ access }) => access === 'account')
  const free = articlePath(await content.article('general', ({ access }) => access === 'free'))
  const person = await newAccount()
  await logInAs(page, person)
  await openWithWorker(page, free)
  await page
    .getByRole('button', { name: /^Bewaren/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Bewaard/ }).first()).toBeVisible()
  await page.goto(articlePath(locked))
  const full = await page.locator('.prose p').allTextContents()
  const last = full.at(-1) ?? ''
  await untilStored(page, articlePath(locked))
  await page.goto('/account')
  await untilHydrated(page)
  await untilStored(page, '/offline/bewaard.json')

  const texts = await storedTexts(page)
  expect(last.length).toBeGreaterThan(20)
  for (const { url, text, cacheControl } of texts) {
    expect(text.includes(ownName) || text.includes(last), url).toBe(false)
    if (!url.endsWith('/bewaard.json')) expect(cacheControl, url).toMatch(/^public/)
  }
  expect((await storedPaths(page)).filter((path) => /account|inloggen|uitloggen/.test(path))).toEqual([])
  await page.goto('/offline')
  await expect(page.getByRole('region', { name: 'Door u bewaard' }).getByRole('link')).toHaveCount(1)

  await logOut(page)
  await expect.poll(() => storedPaths(page)).toEqual(['/offline', '/offline?pro'])

  // a session that ends elsewhere
  await logInAs(page, person)
  await page.goto(free)
  await untilStored(page, free)
  await page.waitForFunction(() => localStorage.getItem('logged-in'))
  await page.context().clearCookies()
  // a page is without its reader, too, while the backend is down
  watch.allow(503, /^\/account\/bewaard\.json$/)
  await page.route('/account/bewaard.json', (route) => route.fulfill({ status: 503, body: '' }))
  const asked = page.waitForRequest('/account/bewaard.json')
  await page.goto('/magazine')
  await asked
  expect(await storedPaths(page)).toContain(free)
  await page.unroute('/account/bewaard.json')
  await page.reload()
  await expect.poll(() => storedPaths(page)).not.toContain(free)
})
