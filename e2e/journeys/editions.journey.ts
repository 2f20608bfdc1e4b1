import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'
import { isOpen, partnerPath, vacancyPath } from '../paths.ts'

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

journey('keeps a reader of pro in pro on links to pages of both editions', async ({ page, content }) => {
  const company = await content.partner(({ kind }) => kind === 'organisation')
  const vacancy = await content.vacancy((one) => one.edition === 'pro' && isOpen(one))
  for (const path of [
    '/pro',
    '/vacatures?pro',
    '/agenda?pro',
    `${partnerPath(company)}?pro`,
    `${vacancyPath(vacancy)}?pro`,
  ]) {
    await open(page, path)
    const leaving = await page
      .locator('main, .masthead, .foot')
      .locator('a[data-page]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter(
            (href) =>
              !/^#|[?&]pro\b|^\/(?:pro|item)\b|^\/(?:bouwgroothandel-bijeen|business-update-bouwgroothandel)/.test(
                href,
              ),
          ),
      )
    // the other edition's own pages: its front page, and its news
    expect(
      leaving.filter((href) => !/^\/(?:$|news\b|nieuws|nationale-dhz-sessie)/.test(href)),
      path,
    ).toEqual([])
  }
  await expect(
    page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Home' }),
  ).toHaveAttribute('href', '/pro')
})

async function expectEdition(page: Page, edition: 'general' | 'pro'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-edition', edition)
  await expect(page.locator('.masthead')).toHaveCSS('background-color', blue[edition])
}
