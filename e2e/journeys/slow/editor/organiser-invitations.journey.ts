import { Client } from 'pg'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { withClientAddress } from '../../../client-address.ts'
import { Editor } from '../../../editor.ts'
import { storeSale } from '../../../event-sale.ts'
import { journey } from '../../../journey.ts'
import { linkInMail, mailIn, mailsTo } from '../../../mails.ts'
import { fillVisitors, goOn, sendForm, visitor } from '../../../registering.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())

for (const javaScriptEnabled of [true, false])
  journey(
    `invites a company from a list, whose people register ${javaScriptEnabled ? 'with' : 'without'} scripts`,
    async ({ page, context, browser, watch }) => {
      journey.setTimeout(300_000)
      watch.allow(404, switchedOff)
      const event = await storeSale(database, { places: 6, access: 'invitation' })
      const [company, declining, silent] = ['Anneke Smit', 'Bas Terlouw', 'Samira Aydin'].map(visitor)
      if (!company || !declining || !silent) throw new Error('Nobody to invite')
      await useSessionOf(await Editor.loggedIn(), context)
      await page.goto(`/admin/uitnodigingen?event=${event.id}`)
      await page.getByRole('link', { name: 'Nodig uit' }).click()
      await page.getByRole('combobox', { name: 'Kaartsoort' }).click()
      await page.getByRole('option', { name: 'Winkel of keten' }).click()
      await page.getByRole('textbox', { name: 'Wie uitnodigt' }).fill('Noorderkade Groothandel')
      await page.getByRole('textbox', { name: 'Woord erbij' }).fill('Fijn als u er bent.')
      await page
        .getByLabel('Geldig tot')
        .fill(`${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}T17:00`)
      // as Excel writes it, with a line that is wrong
      const list = (mistake: string) =>
        [
          '\uFEFFNaam;E-mail;Bedrijf;Plaatsen',
          `Anneke Smit;${company.email};IJzerhandel De Kroon;3`,
          `Bas Terlouw;${declining.email}${mistake};;`,
          `Samira Aydin;${silent.email};;`,
        ].join('\r\n')
      const chooseFile = async (content: string) => {
        const file = { name: 'genodigden.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
        await page.getByLabel('Of kies een bestand').setInputFiles(file)
        await page.getByRole('button', { name: 'Controleer' }).click()
      }
      await chooseFile(list(' of zo'))
      await expect(page.getByText(/^Regel 3: .* is geen e-mailadres\.$/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Verstuur' })).toBeDisabled()
      await chooseFile(list(''))
      await expect(page.getByText('3 uitnodigingen, 5 plaatsen, 6 vrij')).toBeVisible()
      expect(await mailsTo(company.email)).toEqual([])
      await page.getByRole('button', { name: 'Verstuur 3 uitnodigingen' }).click()
      await expect(page.getByRole('row').filter({ hasText: 'IJzerhandel De Kroon' })).toContainText('0 van 3')

      // the company takes two of its three places
      const site = await browser.newPage({
        ...{ baseURL: testEnvironment.siteUrl, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', javaScriptEnabled },
        extraHTTPHeaders: withClientAddress(),
      })
      const invitation = await linkInMail(company.email, /^Uitnodiging/)
      await site.goto(invitation)
      await expect(site.getByRole('heading', { level: 1, name: 'IJzerhandel De Kroon is uitgenodigd' })).toBeVisible()
      for (const said of ['Noorderkade Groothandel', '‘Fijn als u er bent.’', event.title])
        await expect(site.getByText(said).first()).toBeVisible()
      // nobody else can register
      await site.goto(`/aanmelden/${event.id}`)
      await expect(site.getByText('Alleen op uitnodiging')).toBeVisible()
      await expect(site.getByRole('button', { name: 'Verder' })).toBeHidden()
      await site.goto(invitation)
      await site.getByRole('link', { name: 'Schrijf collega’s in' }).click()
      await site.getByLabel(/^Winkel of keten/).fill('2')
      await site.getByRole('button', { name: 'Verder' }).click()
      await fillVisitors(site, [company, visitor('Femke Postma')])
      await goOn(site)
      await sendForm(site, 'Schrijf in')
      await expect(site.getByRole('heading', { level: 1, name: 'U hebt 2 mensen ingeschreven' })).toBeVisible()
      await site.goto(invitation)
      await expect(site.getByRole('heading', { level: 1, name: 'IJzerhandel De Kroon komt' })).toBeVisible()
      await expect(site.getByText('Er is nog één plaats.')).toBeVisible()

      // somebody declines, which is asked of nobody else
      await site.goto(await linkInMail(declining.email, /^Uitnodiging/))
      await expect(site.getByRole('heading', { level: 1, name: 'U bent uitgenodigd' })).toBeVisible()
      await site.getByRole('button', { name: 'Liever niet' }).click()
      await expect(site.getByRole('heading', { level: 1, name: 'U hebt bedankt' })).toBeVisible()

      await page.reload()
      const row = (text: string) => page.getByRole('row').filter({ hasText: text })
      await expect(row('IJzerhandel De Kroon')).toContainText('2 van 3')
      await expect(row('Bas Terlouw')).toContainText('Afgeslagen')
      await expect(row('Samira Aydin')).toContainText('Open')
      await page.getByRole('checkbox', { name: 'Kies alles op deze bladzijde' }).check()
      await page.getByRole('region', { name: 'Gekozen regels' }).getByRole('button', { name: 'Herinner' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Herinner' }).click()
      await mailIn(silent.email, /^Komt u\?/)
      for (const { email } of [company, declining])
        expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Komt u?'))).toEqual([])
      await page.goto(`/admin/inschrijvingen/${event.id}`)
      // sold, and what is kept for the company and for who did not answer
      await expect(page.getByRole('row', { name: /^Alles/ })).toContainText(/6\s*2\s*0\s*0\s*2\s*2/)
      await site.context().close()
    },
  )
