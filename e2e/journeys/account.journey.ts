import { join, logIn, logOut, newAccount, newPerson, register, registerAndConfirm, requestReset } from '../account.ts'
import { holdScripts } from '../hold-scripts.ts'
import { expect, journey, untilHydrated } from '../journey.ts'
import { articlePath } from '../paths.ts'
import { openPublicForm } from '../public-form.ts'

for (const scripts of [true, false]) {
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
      'shows where the mail went, and leads there from a log-in before it is confirmed',
      async ({ page, watch }) => {
        watch.allow(422, /^\/inloggen/)
        const person = newPerson()
        await register(page, person)
        expect(page.url(), 'the address is personal').not.toContain('@')
        await expect(page.getByText('Wij hebben een mail gestuurd naar')).toContainText(person.email)
        await expect(page.getByLabel('E-mailadres')).toHaveValue(person.email)
        await expect(page.getByRole('link', { name: 'Registreer u opnieuw' })).toHaveAttribute('href', '/registreren')
        await page.goto('/inloggen')
        await logIn(page, person)
        await expect(page.getByRole('alert')).toContainText('klopt niet')
        await page.getByRole('link', { name: 'Bevestig dan eerst uw e-mailadres' }).click()
        await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
      },
    )

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
      await page.getByRole('button', { name: 'Bewaren' }).first().click()
      await expect(page.getByRole('button', { name: 'Bewaard' })).toHaveCount(2)
      await page.goto('/news/tag?t=Bouwmarkten')
      await page.getByRole('button', { name: 'Volgen' }).click()
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

    journey('completes a save or a follow after the log-in that it requires', async ({ page, content }) => {
      const person = await newAccount()
      const article = await content.article('general', ({ access }) => access === 'free')
      for (const [path, button, done, reason] of [
        [articlePath(article), 'Bewaren', 'Bewaard', 'Log in om dit artikel te bewaren'],
        ['/news/tag?t=Bouwmarkten', 'Volgen', 'Gevolgd', 'Log in om dit onderwerp te volgen'],
      ] as const) {
        await page.context().clearCookies()
        await page.goto(path)
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.getByText(reason)).toBeVisible()
        await logIn(page, person)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('button', { name: done }).first()).toBeVisible()
      }
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

journey('preserves typed input when jumping to another section after a save', async ({ page }) => {
  await join(page)
  await page.goto('/account')
  await untilHydrated(page)
  const name = page.getByLabel('Naam', { exact: true })
  await name.fill('Jip Binnen')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  const saved = page.getByText('Uw gegevens zijn bijgewerkt.')
  await expect(saved).toBeFocused()
  await name.fill('Jip Buiten')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wachtwoord' }).click()
  await expect(page).toHaveURL(/#wachtwoord$/)
  await expect(name).toHaveValue('Jip Buiten')
  await expect(saved).not.toBeFocused()
})

journey('does not move the focus from a field to the success notice on hydration', async ({ page }) => {
  await join(page)
  const release = await holdScripts(page)
  await page.goto('/account?gelukt=profiel')
  const name = page.getByLabel('Naam', { exact: true })
  await name.fill('Jip Binnen')
  release()
  await untilHydrated(page)
  await expect(name).toBeFocused()
})

journey('shows the same response to a registration with a known address', async ({ page }) => {
  const person = await newAccount()
  await register(page, { ...newPerson(), email: person.email })
  await expect(page.getByText('Wij hebben een mail gestuurd naar')).toBeVisible()
})
