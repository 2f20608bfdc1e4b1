import { unverifiedPrefix } from '../../../scripts/checks/provider-clients.ts'
import { join, logOut } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'
import {
  acceptTerms,
  consentAtProvider,
  continueLabel,
  newProviderAddress,
  nextCallback,
  registerByProvider,
} from '../../provider.ts'

const name = 'Pia Provider'

journey.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(withClientAddress())
})

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey('registers by a provider, logs out, and logs in again with a return path', async ({ page }) => {
      await registerByProvider(page)
      await expect(page.getByRole('button', { name })).toBeVisible()
      await expect(page).toHaveURL('/')
      await logOut(page, name)
      await page.goto('/inloggen?terug=%2Faccount')
      await page.getByRole('link', { name: continueLabel }).click()
      await expect(page).toHaveURL('/account')
      await expect(page.getByLabel('Gevel Pro')).toBeChecked()
      const ways = page.getByRole('region', { name: 'Inlogmethoden' })
      await expect(ways).toContainText('uw enige manier')
      await expect(ways.getByRole('button')).toHaveCount(0)
    })

    journey('asks for the terms at a log-in without an account, and creates it', async ({ page }) => {
      await page.goto('/inloggen?terug=%2Fnews%2Ftag')
      await page.getByRole('link', { name: continueLabel }).click()
      await consentAtProvider(page, newProviderAddress())
      await expect(page.getByText('U hebt hier nog geen account')).toBeVisible()
      await acceptTerms(page)
      await expect(page).toHaveURL('/news/tag')
      await expect(page.getByRole('button', { name })).toBeVisible()
    })

    journey('confirms an address by mail that the provider has not verified', async ({ page }) => {
      const email = `${unverifiedPrefix}-${newProviderAddress()}`
      await registerByProvider(page, email)
      await expect(page.getByText('Wij hebben u een mail gestuurd')).toBeVisible()
      await page.goto(await linkInMail(email, /^Bevestig/))
      await page.getByRole('button', { name: 'Account activeren' }).click()
      await expect(page.getByText('Uw e-mailadres is bevestigd')).toBeVisible()
    })

    journey('links a provider to an account, logs in by it, and unlinks it', async ({ page }) => {
      await join(page)
      await page.goto('/account')
      await page.getByRole('button', { name: 'Koppelen: Proef-inlog' }).click()
      await consentAtProvider(page, newProviderAddress())
      await expect(page.getByText('Voortaan logt u ook zo in')).toBeVisible()
      await logOut(page)
      await page.goto('/inloggen?terug=%2Faccount')
      await page.getByRole('link', { name: continueLabel }).click()
      await expect(page.getByRole('button', { name: 'Jip van Buiten' })).toBeVisible()
      await page.getByRole('button', { name: 'Ontkoppelen: Proef-inlog' }).click()
      await expect(page.getByText('Zo inloggen kan niet meer')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Koppelen: Proef-inlog' })).toBeVisible()
    })

    journey('returns to the log-in after a cancellation at the provider', async ({ page, watch }) => {
      watch.allow(400, /^\/auth\/connect/)
      await page.goto('/inloggen?terug=%2Fnews%2Ftag')
      await page.getByRole('link', { name: continueLabel }).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page.getByText('Het inloggen bij Proef-inlog is afgebroken')).toBeVisible()
      await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
      await expect(page).toHaveURL('/inloggen?terug=%2Fnews%2Ftag')
    })
  })
}

journey('accepts a callback once, and in no other browser', async ({ page, browser, watch }) => {
  watch.allow(400, /^\/auth\/connect/)
  const returned = nextCallback(page)
  await registerByProvider(page)
  await expect(page.getByRole('button', { name })).toBeVisible()
  await page.goto(await returned)
  await expect(page.getByText('Dit inloggen is voorbij')).toBeVisible()
  await page.getByRole('link', { name: 'Naar mijn account' }).click()
  await expect(page.getByRole('heading', { name: 'Inlogmethoden' })).toBeVisible()
  const other = await browser.newPage()
  await other.goto(await returned)
  await expect(other.getByText('Dit inloggen is voorbij')).toBeVisible()
  expect(await other.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'strapi_jwt' }))
  await other.close()
})
