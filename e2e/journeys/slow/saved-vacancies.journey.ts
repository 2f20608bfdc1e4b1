import { join, logIn } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { expect, journey } from '../../journey.ts'
import { keep } from '../../keeping.ts'

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey('saves a vacancy from the list after a log-in, and removes it in the account', async ({ page }) => {
      journey.setTimeout(240_000)
      const person = await join(page)
      await page.context().clearCookies()
      await page.goto('/vacatures?p=2')
      const row = page.locator('main li.vac').nth(1)
      const title = await row.getByRole('heading').textContent()
      await row.getByRole('button', { name: `Bewaren: ${title}` }).click()
      await expect(page.getByText('Log in om deze vacature te bewaren')).toBeVisible()
      await logIn(page, person)
      await expect(page).toHaveURL(/\/vacatures\?p=2#vacature-\d+$/)
      const saved = row.getByRole('button', { name: `Bewaard: ${title}` })
      await expect(saved).toHaveAttribute('aria-pressed', 'true')
      await expect(saved).toBeInViewport()
      await expect(page.getByRole('button', { name: /^Bewaard: / })).toHaveCount(1)
      if (scripts) expect(await violationsEverywhere(page)).toEqual([])

      await keep(page, saved)
      await expect(row.getByRole('button', { name: `Bewaren: ${title}` })).toHaveAttribute('aria-pressed', 'false')
      await keep(page, row.getByRole('button', { name: `Bewaren: ${title}` }))
      await expect(saved).toBeVisible()

      await page.goto('/account/lezen')
      const own = page.getByRole('region', { name: 'Bewaarde vacatures' })
      await own.getByRole('button', { name: `Bewaard: ${title}` }).click()
      await expect(own.getByText('U hebt nog geen vacature bewaard')).toBeVisible()
      await page.goto('/vacatures?p=2')
      await expect(page.getByRole('button', { name: /^Bewaard: / })).toHaveCount(0)
    })
  })
}
