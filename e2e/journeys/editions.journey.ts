import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'

const blue = { general: 'rgb(0, 148, 216)', pro: 'rgb(12, 101, 154)' }

journey.use({ colorScheme: 'light' })

journey('switches between the editions, to the same kind of page where both have it', async ({ page }) => {
  const editions = page.getByRole('navigation', { name: 'Editie', exact: true })
  for (const [from, to] of [
    ['/', '/pro'],
    ['/vacatures', '/vacatures?pro'],
    ['/nieuws', '/pro/nieuws'],
    ['/news/tag?t=Personeel', '/item/tag?t=Personeel'],
  ] as const) {
    await open(page, from)
    await expectEdition(page, 'general')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await editions.getByRole('link', { name: 'Gevel Pro' }).click()
    await expect(page).toHaveURL(to)
    await expectEdition(page, 'pro')
    if (from !== '/') await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await editions.getByRole('link', { name: 'Gevel', exact: true }).click()
    await expect(page).toHaveURL(from)
    await expectEdition(page, 'general')
  }
})

async function expectEdition(page: Page, edition: 'general' | 'pro'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-edition', edition)
  await expect(page.locator('.masthead')).toHaveCSS('background-color', blue[edition])
}
