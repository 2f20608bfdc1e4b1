import type { Page } from '@playwright/test'
import { appJourney } from '../../app-page.ts'
import { lateScript } from '../../budgets.ts'
import { navigate } from '../../client-navigation.ts'
import { expect, untilHydrated } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** Makes the page look as one that Chromium lets install, before any of its scripts runs. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    addEventListener('load', () => {
      const prompt = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome: answer }),
      })
      dispatchEvent(prompt)
    })
  }, outcome)
}

/** Reads on to the third page of a visit, where the offer may appear, and waits as long as it does. */
async function readOn(page: Page, last: string): Promise<void> {
  await page.clock.install()
  const loaded = page.waitForResponse(lateScript)
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.clock.runFor(1_000)
  await untilHydrated(page)
  await page.clock.runFor(1_500)
  await (await loaded).finished()
  // the worker is registered by what counts pages
  await page.waitForFunction(() => navigator.serviceWorker.ready)
  for (const path of ['/agenda', last]) {
    await navigate(page, path)
    await expect(page).toHaveURL(path)
    await page.clock.runFor(500)
  }
  await page.clock.runFor(8_500)
}

const offer = (page: Page) => page.getByRole('complementary', { name: 'Zet Gevel op uw beginscherm' })

appJourney('offers to install the site at the third page, and reports that it was', async ({ openApp }) => {
  const { page } = await openApp()
  await offerInstall(page, 'accepted')
  await readOn(page, '/magazine')
  const bodies: string[] = []
  page.on('request', (request) => {
    if (/\/statistics\/?$/.test(request.url())) bodies.push(request.postData() ?? '')
  })
  await offer(page).getByRole('button', { name: 'Installeren' }).click()
  await expect(offer(page)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await page.clock.runFor(16_000)
  // requirements §7: at once, by itself and without a session
  await expect
    .poll(() => bodies.filter((body) => body.includes('Install')))
    .toEqual(['{"data":{"events":[{"eventType":"Install"}]}}'])
})

for (const [edition, path] of [
  ['Gevel', '/'],
  ['Gevel Pro', '/pro'],
] as const) {
  appJourney(`offers to install ${edition} on its front page, which has a chart`, async ({ openApp }) => {
    const { page } = await openApp()
    await offerInstall(page, 'dismissed')
    await readOn(page, path)
    const question = page.getByRole('complementary', { name: `Zet ${edition} op uw beginscherm` })
    // a busy browser renders the page some time after its address
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(question).toBeVisible({ timeout: 500 })
    }).toPass()
  })
}

appJourney('does not ask again after a refusal, but the page about it still installs', async ({ openApp }) => {
  const { page } = await openApp()
  await offerInstall(page, 'accepted')
  await readOn(page, '/magazine')
  await offer(page).getByRole('button', { name: 'Niet nu' }).click()
  await expect(offer(page)).toBeHidden()
  await navigate(page, '/partners')
  await expect(page).toHaveURL('/partners')
  await page.clock.runFor(9_000)
  await expect(offer(page)).toBeHidden()
  await page.getByRole('link', { name: 'App en offline lezen' }).click()
  await page.getByRole('button', { name: 'Installeren' }).click()
  await expect(page.getByText('De site staat op dit apparaat.')).toBeVisible()
})

appJourney('asks nothing beside a paywall or a form', async ({ openApp, content }) => {
  const { page } = await openApp()
  await offerInstall(page, 'dismissed')
  const locked = articlePath(await content.article('general', ({ access }) => access === 'subscriber'))
  await readOn(page, locked)
  await expect(page.locator('.wall')).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await navigate(page, '/inloggen')
  await expect(page.getByLabel('E-mailadres')).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(offer(page)).toBeHidden()
})

appJourney('explains on an iPhone how to install the site by hand', async ({ openApp }) => {
  const { page } = await openApp({ userAgent: IPHONE, hasTouch: true, viewport: { width: 360, height: 740 } })
  await readOn(page, '/magazine')
  await expect(offer(page)).toContainText('kies Zet op beginscherm')
  await expect(offer(page).getByRole('button')).toHaveText(['Niet nu'])
})
