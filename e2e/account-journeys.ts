import { join, logIn, logOut, newAccount, registerAndConfirm, requestReset } from './account.ts'
import { expect, journey } from './journey.ts'
import { keep } from './keeping.ts'
import { articlePath } from './paths.ts'
import { openPublicForm } from './public-form.ts'

/** What readers do with an account, in a browser with scripts or without. */
export function accountJourneys(scripts: boolean): void {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey('registers, confirms by mail and logs out', async ({ page }) => {
      await registerAndConfirm(page)
      await expect(page.getByRole('button', { name: 'Jip van Buiten' })).toBeVisible()
      await logOut(page)
      await page.goto('/account')
      await expect(page).toHaveURL(/\/inloggen\?terug=/)
    })

    journey(
      'logs in at the paywall, after a wrong password, and returns to the article',
      async ({ page, content, watch }) => {
        watch.allow(422, /^\/inloggen/)
        const person = await newAccount()
        const article = await content.article('general', ({ access }) => access === 'account')
        await page.goto(articlePath(article))
        await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
        await logIn(page, { ...person, password: 'iets heel anders dan dat' })
        await expect(page.getByRole('alert')).toContainText('klopt niet')
        await expect(page.getByLabel('E-mailadres')).toHaveValue(person.email)
        await logIn(page, person)
        await expect(page).toHaveURL(articlePath(article))
        await expect(page.getByRole('region', { name: 'Lees verder' })).toHaveCount(0)
      },
    )

    journey('resets a forgotten password by mail, and rejects a reused link', async ({ page, watch }) => {
      watch.allow(422, /^\/wachtwoord-reset/)
      const person = await newAccount()
      await openPublicForm(page, '/wachtwoord-vergeten')
      const link = await requestReset(page, person)
      await page.goto(link)
      await page.getByLabel('Nieuw wachtwoord').fill('kort')
      // until it is hydrated the browser shows its own messages
      if (scripts) await expect(page.locator('main form')).toHaveAttribute('novalidate', '')
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
      if (scripts) await expect(page.getByRole('alert')).toContainText('minstens 12 tekens')
      await page.getByLabel('Nieuw wachtwoord').fill('een dakgoot vol bladeren')
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
      await expect(page.getByText('Uw wachtwoord is gewijzigd')).toBeVisible()
      await page.goto(link)
      await page.getByLabel('Nieuw wachtwoord').fill('een dakgoot vol bladeren')
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
      await expect(page.getByRole('alert')).toContainText('al gebruikt')
    })

    journey('saves an article and follows a tag, and undoes both', async ({ page, content }) => {
      await join(page)
      const article = await content.article('general', ({ access }) => access === 'free')
      await page.goto(articlePath(article))
      await keep(page, page.getByRole('button', { name: 'Bewaren' }).first())
      await expect(page.getByRole('button', { name: 'Bewaard' })).toHaveCount(2)
      await page.goto('/news/tag?t=Bouwmarkten')
      await keep(page, page.getByRole('button', { name: 'Volgen' }))
      await expect(page.getByRole('button', { name: 'Gevolgd' })).toBeVisible()
      await page.goto('/account/lezen')
      const saved = page.getByRole('region', { name: 'Bewaarde artikelen' })
      await expect(saved.getByRole('link', { name: article.title })).toBeVisible()
      await page.goto('/account/lezen?p=3')
      await expect(page, 'beyond the last page of the list').toHaveURL('/account/lezen')
      const own = page.getByRole('region', { name: 'Mijn Gevel' })
      const [newest] = (await content.articles('general')).filter(({ label }) => label === 'Bouwmarkten')
      await expect(own.getByRole('link', { name: newest?.title })).toBeVisible()
      await own.getByText('Wat u volgt (1)').click()
      await own.getByRole('button', { name: 'Gevolgd' }).click()
      await expect(page.getByText('U volgt nog niets')).toBeVisible()
      await page.getByRole('button', { name: 'Bewaard' }).click()
      await expect(page.getByText('U hebt nog niets bewaard')).toBeVisible()
    })

    journey('changes the profile and the password, and schedules and cancels the deletion', async ({ page, watch }) => {
      watch.allow(422, /^\/account/)
      const person = await join(page)
      await page.goto('/account')
      await page.getByLabel('Bedrijf').fill('Bouwmaat & Zn.')
      await page.getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.getByText('Uw gegevens zijn bijgewerkt')).toBeVisible()
      await expect(page.getByLabel('Bedrijf')).toHaveValue('Bouwmaat & Zn.')
      const passwords = page.getByRole('region', { name: 'Wachtwoord' })
      await passwords.getByLabel('Huidig wachtwoord').fill('dit is het niet')
      await passwords.getByLabel('Nieuw wachtwoord').fill('een dakgoot vol bladeren')
      await passwords.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
      await expect(passwords.getByRole('alert')).toContainText('niet uw huidige wachtwoord')
      await passwords.getByLabel('Huidig wachtwoord').fill(person.password)
      await passwords.getByLabel('Nieuw wachtwoord').fill('een dakgoot vol bladeren')
      await passwords.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
      await expect(page.getByText('Uw wachtwoord is gewijzigd')).toBeVisible()
      await page.getByText('Account verwijderen').click()
      const own = page.getByRole('region', { name: 'Uw gegevens' })
      await own.getByLabel('Huidig wachtwoord').fill('een dakgoot vol bladeren')
      await own.getByRole('button', { name: 'Verwijder mijn account' }).click()
      await expect(page.getByText('Uw account wordt verwijderd')).toBeVisible()
      await page.getByRole('button', { name: 'Behoud mijn account' }).click()
      await expect(page.getByText('Uw account blijft')).toBeVisible()
    })
  })
}
