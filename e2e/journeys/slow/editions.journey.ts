import { expect, journey, open } from '../../journey.ts'
import { isOpen, partnerPath, vacancyPath } from '../../paths.ts'

journey.use({ colorScheme: 'light' })

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
