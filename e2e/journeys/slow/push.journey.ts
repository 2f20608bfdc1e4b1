import type { BrowserContext } from '@playwright/test'
import { logInAs, newAccount } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { expect, journey } from '../../journey.ts'
import { articlePath } from '../../paths.ts'
import { PushBrowser } from '../../push.ts'
import { testEnvironment } from '../../test-environment.ts'

let browser: PushBrowser
journey.afterEach(() => browser.close())

const withWorker = { baseURL: testEnvironment.siteUrl, serviceWorkers: 'allow', locale: 'nl-NL' } as const

journey('turns notifications on, changes and keeps the choice, and turns them off', async ({ browser: chromium }) => {
  browser = await PushBrowser.open(await chromium.newContext(withWorker))
  const { page } = browser
  await page.goto('/meldingen?pro')
  await page.getByRole('button', { name: 'Meldingen aanzetten' }).click()
  const topics = page.getByRole('group', { name: 'Waarover wilt u een melding?' })
  await expect(topics.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/^Belangrijk nieuws/)
  await expect(page.getByRole('checkbox', { name: /^Gevel Pro/ })).toBeChecked()
  await expect(page.getByLabel('Geen meldingen vanaf')).toHaveValue('22')
  expect(await violationsEverywhere(page)).toEqual([])

  await topics.getByRole('checkbox', { name: /^Belangrijk nieuws/ }).uncheck()
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(page.getByText('Een onderwerp is verplicht').first()).toBeVisible()
  await topics.getByRole('checkbox', { name: /^Vacatures/ }).check()
  await page.getByLabel('Geen meldingen vanaf').selectOption('Altijd meldingen')
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Uw keuze is bewaard' })).toBeFocused()
  await page.goto('/meldingen?pro')
  await expect(topics.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/^Vacatures/)
  await expect(page.getByLabel('Geen meldingen vanaf')).toHaveValue('')

  await page.getByRole('button', { name: 'Meldingen op dit apparaat uitzetten' }).click()
  await expect(page.getByRole('button', { name: 'Meldingen aanzetten' })).toBeVisible()
  expect(await browser.endpoint()).toBeNull()
})

journey(
  'leads there from the foot of an article, asks only after a click, and shows what arrives',
  async ({ browser: chromium, content }) => {
    browser = await PushBrowser.open(await chromium.newContext(withWorker))
    const { page } = browser
    await page.goto(articlePath(await content.article('general', ({ access }) => access === 'free')))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Meldingen' }).click()
    const turnOn = page.getByRole('button', { name: 'Meldingen aanzetten' })
    await expect(turnOn).toBeVisible()
    expect(await page.evaluate(() => Notification.permission)).toBe('default')
    await turnOn.click()
    await expect(page.getByRole('button', { name: 'Bewaar mijn keuze' })).toBeVisible()
    expect(await browser.endpoint()).not.toBeNull()

    const message = { title: 'Overname in de bouw', text: 'Twee ketens gaan samen.', path: '/nieuws', story: 'abc' }
    const shown = { title: message.title, body: message.text, tag: 'abc', data: '/nieuws', lang: 'nl' }
    expect(await browser.deliver(JSON.stringify(message))).toMatchObject([shown])
    // as Firebase wraps it
    expect(await browser.deliver(JSON.stringify({ from: '1', data: message }))).toMatchObject([shown])
    const unreadable = [{ title: 'Gevel', body: 'Er is nieuws.', data: '/' }]
    for (const data of ['', '{"title":"x"}', JSON.stringify({ ...message, path: '//elders.example' })])
      expect(await browser.deliver(data), data).toMatchObject(unreadable)
  },
)

for (const permission of ['denied', 'default'] as const) {
  journey(`says what to do when the reader's answer is '${permission}'`, async ({ browser: chromium }) => {
    browser = await PushBrowser.open(await chromium.newContext(withWorker), permission)
    const { page } = browser
    await page.goto('/meldingen')
    if (permission === 'default') await page.getByRole('button', { name: 'Meldingen aanzetten' }).click()
    const expected =
      permission === 'denied' ? 'Uw browser houdt meldingen van deze site tegen' : 'Op dit apparaat krijgt u nu geen'
    await expect(page.getByText(expected)).toBeVisible()
    expect(await browser.endpoint()).toBeNull()
  })
}

journey('renews a subscription after seven days, or when the browser has dropped it', async ({ browser: chromium }) => {
  const context: BrowserContext = await chromium.newContext(withWorker)
  browser = await PushBrowser.open(context)
  const { page } = browser
  await page.goto('/meldingen')
  await page.getByRole('button', { name: 'Meldingen aanzetten' }).click()
  await page.getByRole('checkbox', { name: /^Vacatures/ }).check()
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(page.getByText('Uw keuze is bewaard')).toBeVisible()
  const first = await browser.endpoint()
  await page.evaluate(() => {
    localStorage.removeItem('subscription')
    sessionStorage.clear()
  })
  const renewed = page.waitForResponse((response) => response.request().postData()?.startsWith('call=save') ?? false)
  await page.goto('/privacy')
  expect((await renewed).ok()).toBe(true)
  expect(await browser.endpoint()).not.toBe(first)
  // with the settings of the one it replaces
  await page.goto('/meldingen')
  await expect(page.getByRole('checkbox', { name: /^Vacatures/ })).toBeChecked()

  const report = () => page.evaluate(() => JSON.parse(localStorage.getItem('push-report') ?? '{}').atMs)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('push-report') ?? '{}')
    localStorage.setItem('push-report', JSON.stringify({ ...stored, atMs: Date.now() - 8 * 86_400_000 }))
    sessionStorage.clear()
  })
  await page.goto('/privacy')
  await expect.poll(async () => Date.now() - (await report())).toBeLessThan(86_400_000)

  // the device belongs to the reader who has logged in since
  const ofReader = page.waitForResponse((response) => response.request().postData()?.startsWith('call=save') ?? false)
  await logInAs(page, await newAccount())
  await page.goto('/privacy')
  expect((await ofReader).ok()).toBe(true)
})
