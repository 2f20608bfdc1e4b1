import { join, logIn } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { expect, journey } from '../../journey.ts'

const path = '/zoeken?q=hout&soort=artikelen&editie=pro'

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey(
      'saves a search with its filters after a log-in, opens it from the account, and removes it there',
      async ({ page }) => {
        const person = await join(page)
        await page.context().clearCookies()
        await page.goto(path)
        await page.getByRole('button', { name: 'Zoekvraag bewaren' }).click()
        await expect(page.getByText('Log in om deze zoekvraag te bewaren')).toBeVisible()
        await logIn(page, person)
        await expect(page).toHaveURL(path)
        const saved = page.getByRole('button', { name: 'Zoekvraag bewaard' })
        await expect(saved).toHaveAttribute('aria-pressed', 'true')
        await page.goto('/zoeken?q=hout')
        await expect(page.getByRole('button', { name: 'Zoekvraag bewaren' })).toBeVisible()

        await page.goto('/account/lezen')
        const own = page.getByRole('region', { name: 'Bewaarde zoekvragen' })
        await expect(own.getByRole('listitem')).toContainText('Artikelen, Gevel Pro')
        if (scripts) expect(await violationsEverywhere(page)).toEqual([])
        await own.getByRole('link', { name: 'hout' }).click()
        await expect(page).toHaveURL(path)
        await page.goto('/account/lezen')
        await own.getByRole('button', { name: 'Bewaard: hout, Artikelen, Gevel Pro' }).click()
        await expect(own.getByText('U hebt nog geen zoekvraag bewaard')).toBeVisible()
      },
    )
  })
}
