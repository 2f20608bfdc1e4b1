import type { Page } from '@playwright/test'
import { violationsEverywhere } from '../../axe.ts'
import { enablePrivacyControl, giveConsent, pageWithVideo, recordThirdParties, storedConsent } from '../../consent.ts'
import { expect, journey, open } from '../../journey.ts'

const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/
const startedPlayer = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1$/

const banner = (page: Page) => page.getByRole('complementary', { name: 'Mogen wij films van anderen laden?' })
const film = (page: Page) => page.locator('figure.video')
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())

/** Shows the video, and waits for what the page loads by itself. */
async function seeFilm(page: Page): Promise<void> {
  await film(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

journey('requests nothing of other sites before consent, and only the player after it', async ({ page }) => {
  const thirdParties = await recordThirdParties(page)
  await open(page, pageWithVideo)
  await seeFilm(page)
  await expect(film(page).getByRole('img').or(film(page).locator('img'))).toBeVisible()
  expect(thirdParties).toEqual([])
  await banner(page).getByRole('button', { name: 'Accepteren' }).click()
  await expect(film(page).locator('iframe')).toHaveAttribute('src', player)
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('Uw keuze is bewaard.')).toBeVisible()
  expect(thirdParties).toEqual([expect.stringMatching(player)])
  expect(await storedConsent(page)).toEqual({ value: `1.${today()}.statistics.marketing`, days: 182 })

  await page.reload()
  await seeFilm(page)
  await expect(film(page).locator('iframe')).toHaveAttribute('src', player)
  await expect(banner(page)).toHaveCount(0)
  expect(thirdParties).toHaveLength(2)
})

journey('loads a single film after a refusal, and does not ask again', async ({ page }) => {
  const thirdParties = await recordThirdParties(page)
  await open(page, pageWithVideo)
  await banner(page).getByRole('button', { name: 'Weigeren' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await storedConsent(page)).toEqual({ value: `1.${today()}`, days: 182 })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await seeFilm(page)
  await expect(banner(page)).toHaveCount(0)
  expect(thirdParties).toEqual([])

  await film(page).getByRole('button', { name: 'Laden' }).click()
  await expect(film(page).locator('iframe')).toHaveAttribute('src', startedPlayer)
  expect(await storedConsent(page)).toMatchObject({ value: `1.${today()}` })
  await film(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(film(page).locator('iframe')).toHaveCount(0)
  expect(thirdParties).toEqual([expect.stringMatching(startedPlayer)])
})

journey('asks on a page with something to ask about only, and once in a tab', async ({ page }) => {
  await open(page, '/over-ons')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  await open(page, pageWithVideo)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await expect(banner(page)).toHaveCount(0)
  await page.goBack()
  await seeFilm(page)
  await expect(banner(page)).toHaveCount(0)
  expect(await storedConsent(page)).toBeUndefined()
})

journey('gives both answers the same size and colours, beside a page that works', async ({ page }) => {
  await open(page, pageWithVideo)
  await expect(banner(page)).toBeVisible()
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
        return { width, height, color, backgroundColor, borderColor, fontWeight }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[1]).toEqual(looks[0])
  expect(await violationsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  const covered = (await banner(page).boundingBox())?.height ?? 0
  expect(covered).toBeLessThan(568 * 0.4)
  // enlarged four times, it waits at the end of the page
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(banner(page)).not.toBeInViewport()
  await page.setViewportSize({ width: 320, height: 568 })
  // the end of the page can be reached, and used
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  await expect(page).toHaveURL('/cookie-instellingen')
})

journey('can be answered with the keyboard, which it does not hold', async ({ page }) => {
  await open(page, pageWithVideo)
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const refuse = banner(page).getByRole('button', { name: 'Weigeren' })
  await banner(page).getByRole('button', { name: 'Accepteren' }).focus()
  await page.keyboard.press('Tab')
  await expect(refuse).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

journey('says so when the choice could not be stored', async ({ page, watch }) => {
  watch.allow(503, /^\/cookie-instellingen$/)
  await recordThirdParties(page)
  await open(page, pageWithVideo)
  await page.route('/cookie-instellingen', (route) => route.fulfill({ status: 503, body: '' }))
  await banner(page).getByRole('button', { name: 'Accepteren' }).click()
  await expect(banner(page).getByRole('alert')).toHaveText('Uw keuze is niet bewaard. Probeer het opnieuw.')
  await page.unroute('/cookie-instellingen')
  await banner(page).getByRole('button', { name: 'Accepteren' }).click()
  await expect(banner(page)).toBeHidden()
})

journey('says so when the browser stores no cookies', async ({ page }) => {
  await open(page, pageWithVideo)
  // the site's response, without its cookie
  const headers = { location: '/cookie-instellingen?gelukt=keuze' }
  await page.route('/cookie-instellingen', (route) => route.fulfill({ status: 302, headers }))
  await banner(page).getByRole('button', { name: 'Weigeren' }).click()
  await expect(banner(page).getByRole('alert')).toHaveText('Uw keuze is niet bewaard. Probeer het opnieuw.')
  await page.goto('/cookie-instellingen?gelukt=keuze')
  await expect(page.getByText('Uw browser bewaart geen cookies van deze site.')).toBeVisible()
})

journey('asks again when the question has changed since', async ({ page }) => {
  const thirdParties = await recordThirdParties(page)
  await giveConsent(page, '0.2026-11-01.marketing')
  await open(page, pageWithVideo)
  await expect(banner(page)).toBeVisible()
  await seeFilm(page)
  expect(thirdParties).toEqual([])
})

journey('treats Global Privacy Control as a refusal, without asking', async ({ page }) => {
  const thirdParties = await recordThirdParties(page)
  await enablePrivacyControl(page)
  // also of what was granted before
  await giveConsent(page, `1.${today()}.statistics.marketing`)
  await open(page, pageWithVideo)
  await seeFilm(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(film(page).locator('iframe')).toHaveCount(0)
  expect(thirdParties).toEqual([])
  await film(page).getByRole('link', { name: 'Cookie-instellingen' }).click()
  await expect(page.getByText('Uw browser vraagt met Global Privacy Control')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  expect(await violationsEverywhere(page)).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  journey.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })

    journey('changes and withdraws consent at the settings', async ({ page }) => {
      const thirdParties = await recordThirdParties(page)
      await page.goto(pageWithVideo)
      await film(page).getByRole('link', { name: 'Cookie-instellingen' }).click()
      const statistics = page.getByRole('checkbox', { name: 'Statistieken' })
      const marketing = page.getByRole('checkbox', { name: 'Marketing en media van anderen' })
      await expect(page.getByText('U hebt nog niets gekozen.')).toBeVisible()
      await expect(statistics).toBeChecked()
      await expect(marketing).not.toBeChecked()
      await marketing.check()
      await statistics.uncheck()
      await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
      await expect(page.getByText('Uw keuze is bewaard')).toBeVisible()
      await expect(page.getByText(/^U koos dit op /)).toBeVisible()
      expect(await storedConsent(page)).toEqual({ value: `1.${today()}.marketing`, days: 182 })
      expect(thirdParties).toEqual([])

      await page.goto(pageWithVideo)
      if (javaScriptEnabled) await expect(film(page).locator('iframe')).toHaveAttribute('src', player)
      await seeFilm(page)
      expect(thirdParties).toEqual(javaScriptEnabled ? [expect.stringMatching(player)] : [])

      await page.goto('/cookie-instellingen')
      await expect(marketing).toBeChecked()
      await expect(statistics).not.toBeChecked()
      await marketing.uncheck()
      await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
      await expect(page.getByText('Uw keuze is bewaard')).toBeVisible()
      expect(await storedConsent(page)).toMatchObject({ value: `1.${today()}` })
      const before = thirdParties.length
      await page.goto(pageWithVideo)
      await seeFilm(page)
      await expect(film(page).locator('iframe')).toHaveCount(0)
      await expect(banner(page)).toHaveCount(0)
      expect(thirdParties).toHaveLength(before)
    })
  })
}

journey('returns from the settings to the page that asked, in the same edition', async ({ page }) => {
  await open(page, `${pageWithVideo}?pro`)
  await banner(page).getByRole('link', { name: 'Zelf kiezen' }).click()
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
    await expect(page.getByText('Uw keuze is bewaard')).toBeVisible()
  }
  await expect(page).toHaveURL(/^[^?]*\?terug=[^&]*&pro=?&gelukt=keuze$/)
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')
  await page.getByRole('link', { name: 'Terug naar waar u was' }).click()
  await expect(page).toHaveURL(`${pageWithVideo}?pro`)
})
