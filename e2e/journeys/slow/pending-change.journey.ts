import type { BrowserContext, Page } from '@playwright/test'
import { join, logIn, newAccount, newPerson, register, requestReset } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'
import { articlePath } from '../../paths.ts'
import {
  acceptTerms,
  consentAtProvider,
  continueLabel,
  newProviderAddress,
  registerByProvider,
} from '../../provider.ts'
import { waitMinimumTime } from '../../public-form.ts'

journey.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(withClientAddress())
})

async function pendingChange(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'gevel_pending_change')
}

/** Presses a button of the reading list as an anonymous visitor, which leads to the log-in screen. */
async function press(page: Page, path: string, button: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(path)
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
}

/** Presses a button for something that is gone by the time of the log-in. */
async function pressForGone(page: Page, path: string, button: string, key: string): Promise<void> {
  await press(page, path, button)
  const cookie = await pendingChange(page.context())
  if (!cookie) throw new Error('The change does not wait in a cookie')
  const change = { ...JSON.parse(decodeURIComponent(cookie.value)), what: key }
  await page.context().addCookies([{ ...cookie, value: encodeURIComponent(JSON.stringify(change)) }])
}

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey('makes a change that waits for a log-in after one by a provider', async ({ page, context }) => {
      const email = newProviderAddress()
      await registerByProvider(page, email)
      await expect(page).toHaveURL('/')
      await press(page, '/news/tag?t=Bouwmarkten', 'Volgen')
      await page.getByRole('link', { name: continueLabel }).click()
      await consentAtProvider(page, email)
      await expect(page).toHaveURL('/news/tag?t=Bouwmarkten')
      await expect(page.getByRole('button', { name: 'Gevolgd' })).toBeVisible()
      expect(await pendingChange(context)).toBeUndefined()
    })

    journey('makes it after a registration by a provider', async ({ page, context }) => {
      await press(page, '/news/tag?t=Bouwmarkten', 'Volgen')
      await page.getByRole('link', { name: continueLabel }).click()
      await consentAtProvider(page, newProviderAddress())
      await acceptTerms(page)
      await expect(page).toHaveURL('/news/tag?t=Bouwmarkten')
      await expect(page.getByRole('button', { name: 'Gevolgd' })).toBeVisible()
      expect(await pendingChange(context)).toBeUndefined()
    })

    journey('makes it once a new account is activated', async ({ page, context }) => {
      await press(page, '/news/tag?t=Bouwmarkten', 'Volgen')
      const person = newPerson()
      const form = await page.getByRole('main').getByRole('link', { name: 'Registreren' }).getAttribute('href')
      await register(page, person, form ?? '')
      await page.goto(await linkInMail(person.email, /^Bevestig/))
      await page.getByRole('button', { name: 'Account activeren' }).click()
      await expect(page).toHaveURL('/news/tag?t=Bouwmarkten')
      await expect(page.getByRole('button', { name: 'Gevolgd' })).toBeVisible()
      expect(await pendingChange(context)).toBeUndefined()
    })

    journey('makes it after a password reset, and returns there', async ({ page, context }) => {
      const person = await newAccount()
      await press(page, '/news/tag?t=Bouwmarkten', 'Volgen')
      await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
      await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
      await waitMinimumTime(page)
      await page.goto(await requestReset(page, person))
      await page.getByLabel('Nieuw wachtwoord').fill('een dakgoot vol bladeren')
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
      await expect(page).toHaveURL('/news/tag?t=Bouwmarkten')
      await expect(page.getByRole('button', { name: 'Gevolgd' })).toBeVisible()
      expect(await pendingChange(context)).toBeUndefined()
    })

    journey(
      'ends a change of something that is gone on the account, with a notice',
      async ({ page, context, content }) => {
        const person = await join(page)
        const article = await content.article('general', ({ access }) => access === 'free')
        for (const [path, button, key, notice] of [
          [articlePath(article), 'Bewaren', '2147483647', 'Dit artikel staat niet meer op de site'],
          ['/news/tag?t=Bouwmarkten', 'Volgen', 'bestaat-niet', 'Dit staat niet meer op de site'],
        ] as const) {
          await pressForGone(page, path, button, key)
          await logIn(page, person)
          await expect(page).toHaveURL(/^[^?]*\/account\/lezen\?gelukt=/)
          await expect(page.getByText(notice)).toBeVisible()
          expect(await pendingChange(context)).toBeUndefined()
        }
      },
    )
  })
}

journey('reports a change of something that is gone after a log-in by a provider too', async ({ page, context }) => {
  const email = newProviderAddress()
  await registerByProvider(page, email)
  await expect(page).toHaveURL('/')
  await pressForGone(page, '/news/tag?t=Bouwmarkten', 'Volgen', 'bestaat-niet')
  await page.getByRole('link', { name: continueLabel }).click()
  await consentAtProvider(page, email)
  await expect(page.getByText('Dit staat niet meer op de site')).toBeVisible()
  expect(await pendingChange(context)).toBeUndefined()
})
