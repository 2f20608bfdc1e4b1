import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { newPerson } from '../../account.ts'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { withClientAddress } from '../../client-address.ts'
import { Editor } from '../../editor.ts'
import { journey } from '../../journey.ts'
import { countMails, linkInMail, scannedLinksInMail } from '../../mails.ts'
import { openPublicForm } from '../../public-form.ts'
import { testEnvironment } from '../../test-environment.ts'

journey.use(adminScreens)

/** The browser of a reader, which is not that of the editor. A headless one counts as a bot. */
async function openReader(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: testEnvironment.siteUrl,
    extraHTTPHeaders: withClientAddress(),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  return context.newPage()
}

async function subscribe(reader: Page, email: string): Promise<void> {
  await openPublicForm(reader, '/nieuwsbrief')
  await reader.getByRole('checkbox', { name: /^Vacatures/ }).check()
  await reader.getByRole('main').getByLabel('E-mailadres').fill(email)
  await reader.getByRole('button', { name: 'Meld mij aan' }).click()
  await expect(reader.getByText('Kijk in uw mail')).toBeVisible()
  await reader.goto(await linkInMail(email, /^Bevestig: de nieuwsbrief/))
  await reader.getByRole('button', { name: 'Ja, meld mij aan' }).click()
  await expect(reader.getByRole('heading', { name: 'U staat op de lijst' })).toBeVisible()
}

/** Composes an issue with a button on the admin's screens and sends it; the screen then shows its figures. */
async function sendIssue(page: Page, subject: string): Promise<void> {
  await page.goto('/admin/nieuwsbrieven/nieuw')
  await page.getByRole('combobox', { name: 'Welke nieuwsbrief' }).click()
  await page.getByRole('option', { name: 'Vacatures van de week' }).click()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('textbox', { name: 'Onderwerp', exact: true }).fill(subject)
  await page.getByRole('button', { name: 'Eigen woorden' }).click()
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Dit zijn de banen van de week.')
  await page.getByRole('checkbox', { name: 'Met een knop eronder' }).check()
  await page.getByRole('textbox', { name: 'Woorden op de knop' }).fill('Stel uw vraag')
  await page.getByRole('textbox', { name: 'Waar de knop heen leidt' }).fill('/contact')
  await page.getByRole('button', { name: 'Verstuur nu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur nu' }).click()
  await expect(page.getByText('Verstuurd', { exact: true }).first()).toBeVisible()
}

/** The counted link to a page of the site: the vacancies of the issue have links too. */
async function linkThatLeadsTo(path: string, links: readonly string[]): Promise<string> {
  for (const link of links.filter((one) => new URL(one).pathname.startsWith('/l/'))) {
    const { headers } = await fetch(link, { redirect: 'manual' })
    if (headers.get('location')?.endsWith(path)) return link
  }
  throw new Error(`No link leads to ${path}`)
}

journey(
  'brings an issue to whoever asked for it, until one click ends that',
  async ({ page, context, browser, watch }) => {
    journey.setTimeout(240_000)
    watch.allow(404, switchedOff)
    const { email } = newPerson()
    const [first, second] = [`Banen ${randomUUID().slice(0, 8)}`, `Banen ${randomUUID().slice(0, 8)}`]
    const reader = await openReader(browser)
    await subscribe(reader, email)
    await useSessionOf(await Editor.loggedIn(), context)
    await sendIssue(page, first)

    // opens every link with HEAD and GET, as mail scanners do: the reader is still on the list
    const links = await scannedLinksInMail(email, new RegExp(`^${first}$`))
    const linkTo = (path: string) => links.find((link) => new URL(link).pathname.startsWith(path)) ?? ''
    const preferences = linkTo('/nieuwsbrief/voorkeuren')
    await reader.goto(preferences)
    await expect(reader.getByRole('checkbox', { name: /^Vacatures/ })).toBeChecked()
    const clicks = page.getByRole('row', { name: /Stel uw vraag/ })
    await expect(clicks.getByRole('gridcell').nth(2)).toHaveText('0')

    await reader.goto(await linkThatLeadsTo('/contact', links))
    await expect(reader).toHaveURL(/\/contact$/)
    await expect(clicks.getByRole('gridcell').nth(2)).toHaveText('1')
    await reader.goto(linkTo('/nieuwsbrief/2'))
    await expect(reader.getByRole('heading', { level: 1, name: first })).toBeVisible()
    const issue = testEnvironment.siteUrl + new URL(reader.url()).pathname
    await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', issue)
    for (const path of ['/sitemaps/paginas.xml', '/feeds/nieuwsbrief/rss.xml'])
      await expect.poll(async () => (await reader.request.get(path)).text(), path).toContain(issue)

    const oneClick = await fetch(preferences, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expect(oneClick.status).toBe(200)
    await reader.goto(preferences)
    await expect(reader.getByText('U bent afgemeld: u krijgt geen nieuwsbrief.')).toBeVisible()

    await sendIssue(page, second)
    expect(await countMails(email, first)).toBe(1)
    expect(await countMails(email, second)).toBe(0)
    await reader.context().close()
  },
)
