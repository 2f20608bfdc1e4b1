import { join, logIn, newAccount, newPerson, register } from '../../account.ts'
import { holdScripts } from '../../hold-scripts.ts'
import { expect, journey, untilHydrated } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

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
        // an article is opened where its button is
        await expect(page).toHaveURL(path === articlePath(article) ? `${path}#bewaren` : path)
        await expect(page.getByRole('button', { name: done }).first()).toBeVisible()
      }
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
