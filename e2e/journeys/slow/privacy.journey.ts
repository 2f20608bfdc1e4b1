import type { BrowserContext } from '@playwright/test'
import { newPerson, register } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'

const hourSeconds = 60 * 60

/** How long a cookie may stay, as the privacy page says it. */
const lifetimes = [
  ['een jaar', 365 * 24 * hourSeconds],
  ['zes maanden', 182 * 24 * hourSeconds],
  ['30 dagen', 30 * 24 * hourSeconds],
  ['48 uur', 48 * hourSeconds],
  ['10 minuten', hourSeconds / 6],
] as const

/** How long each cookie of the site still stays, in seconds. */
async function cookiesOf(context: BrowserContext): Promise<[name: string, seconds: number][]> {
  return (await context.cookies()).map(({ name, expires }) => [name, expires - Date.now() / 1000])
}

journey(
  'names every cookie of a visitor and of a reader on the privacy page, with its lifetime',
  async ({ page, context }) => {
    await context.setExtraHTTPHeaders(withClientAddress())
    await context.clearCookies()
    await page.goto('/cookie-instellingen')
    await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
    await expect(page.getByText('Uw keuze is bewaard')).toBeVisible()
    await page.goto('/news/tag?t=Bouwmarkten')
    await page.getByRole('button', { name: 'Volgen' }).click()
    const form = await page.getByRole('main').getByRole('link', { name: 'Registreren' }).getAttribute('href')
    const person = newPerson()
    await register(page, person, form ?? '')
    await context.request.get('/connect/oidc', { maxRedirects: 0, headers: withClientAddress() })
    const ofVisitor = await cookiesOf(context)
    await page.goto(await linkInMail(person.email, /^Bevestig/))
    await page.getByRole('button', { name: 'Account activeren' }).click()
    await expect(page.getByRole('button', { name: 'Gevolgd' })).toBeVisible()
    const cookies = new Map([...ofVisitor, ...(await cookiesOf(context))])
    expect([...cookies.keys()].sort()).toEqual([
      ...['consent', 'gevel_connect', 'gevel_pending_change', 'locale', 'session'],
      ...['strapi_jwt', 'strapi_refresh', 'strapi_registration'],
    ])
    await page.goto('/privacy')
    for (const [name, seconds] of cookies) {
      const [text] = lifetimes.find(([, whole]) => seconds <= whole && seconds > whole - 10 * 60) ?? []
      await expect(page.getByRole('row', { name }).getByRole('cell').last(), name).toContainText(text ?? 'geen')
    }
  },
)
