import { demoSubscriber, logIn } from '../account.ts'
import { expect, journey, open } from '../journey.ts'
import { articlePath } from '../paths.ts'

const paywallTitles = { account: 'Lees verder met een gratis account', subscriber: 'Lees verder met een abonnement' }

for (const access of ['account', 'subscriber'] as const) {
  journey(`stops an article for ${access}s at the paywall`, async ({ page, content }) => {
    const article = await content.article('general', (one) => one.access === access)
    await open(page, articlePath(article))
    await expect(page.locator('.prose p').first()).toBeVisible()
    const links = page.getByRole('region', { name: paywallTitles[access] }).locator('.btn')
    const back = `?terug=${encodeURIComponent(articlePath(article))}`
    const buttons = {
      account: { 'Gratis account maken': `/registreren${back}`, Inloggen: `/inloggen${back}` },
      subscriber: { 'Bekijk de abonnementen': `/abonneren${back}`, Inloggen: `/inloggen${back}` },
    }[access]
    await expect(links).toHaveText(Object.keys(buttons))
    for (const [name, path] of Object.entries(buttons)) {
      const button = links.filter({ hasText: name })
      await expect(button).toHaveAttribute('href', path)
      await expect(button, 'looks like a button').toHaveClass(/\bbtn--/)
    }
    await expect(page.getByRole('region').locator(`[href="/registreren${back}"]`)).toHaveCount(1)
  })
}

journey('marks what is for subscribers, except for those who may read it', async ({ page }) => {
  await open(page, '/')
  const keys = page.locator('main').getByText('Abonnee', { exact: true })
  await expect(keys.first()).toBeVisible()
  await page.goto('/inloggen')
  await logIn(page, demoSubscriber)
  await page.waitForURL((url) => url.pathname !== '/inloggen')
  await open(page, '/')
  expect(await keys.count()).toBeGreaterThan(0)
  for (const key of await keys.all()) await expect(key).toBeHidden()
})
