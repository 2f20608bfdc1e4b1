import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'
import { isOpen, partnerPath, vacancyPath } from '../paths.ts'

const blue = { general: 'rgb(0, 148, 216)', pro: 'rgb(12, 101, 154)' }

journey.use({ colorScheme: 'light' })

for (const [path, edition] of [
  ['/', 'general'],
  ['/pro', 'pro'],
  ['/news/tag', 'general'],
  ['/item/tag', 'pro'],
  ['/nationale-dhz-sessie', 'general'],
  ['/bouwgroothandel-bijeen', 'pro'],
  ['/business-update-bouwgroothandel', 'pro'],
  ['/vacatures', 'general'],
  ['/vacatures?pro', 'pro'],
  ['/magazine?pro=', 'pro'],
] as const) {
  journey(`renders ${path} in the ${edition} edition, with its primary colour`, async ({ page }) => {
    await page.goto(path)
    await expectEdition(page, edition)
  })
}

journey('switches from one front page to the other and back', async ({ page }) => {
  await open(page, '/')
  const editions = page.getByRole('navigation', { name: 'Editie', exact: true })
  await expect(editions.getByRole('link', { name: 'Gevel', exact: true })).toHaveAttribute('aria-current', 'true')
  await editions.getByRole('link', { name: 'Gevel Pro' }).click()
  await expect(page).toHaveURL('/pro')
  await expectEdition(page, 'pro')
  await expect(editions.getByRole('link', { name: 'Gevel Pro' })).toHaveAttribute('aria-current', 'true')
  await editions.getByRole('link', { name: 'Gevel', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expectEdition(page, 'general')
})

journey('switches to the same kind of page where both editions have it', async ({ page }) => {
  const editions = page.getByRole('navigation', { name: 'Editie', exact: true })
  for (const [from, to] of [
    ['/vacatures', '/vacatures?pro'],
    ['/nieuws', '/pro/nieuws'],
    ['/news/tag?t=Personeel', '/item/tag?t=Personeel'],
    ['/news/tag?t=Behang', '/item/tag?t=Behang'],
  ] as const) {
    await open(page, from)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await editions.getByRole('link', { name: 'Gevel Pro' }).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await editions.getByRole('link', { name: 'Gevel', exact: true }).click()
    await expect(page).toHaveURL(from)
  }
})

journey('links from the main menu of pro to the pro view of shared pages', async ({ page }) => {
  await open(page, '/pro')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const name of ['Magazine', 'Vacatures', 'Organisaties']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL(/[?&]pro/)
    await expectEdition(page, 'pro')
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

journey('lists the vacancies of the wholesale trade alone in pro', async ({ page }) => {
  await open(page, '/vacatures')
  const all = await page.locator('.vac--row').count()
  await open(page, '/vacatures?pro')
  const ofPro = await page.locator('.vac--row').count()
  expect(ofPro).toBeGreaterThan(0)
  expect(ofPro).toBeLessThan(all)
})

async function expectEdition(page: Page, edition: 'general' | 'pro'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-edition', edition)
  await expect(page.locator('.masthead')).toHaveCSS('background-color', blue[edition])
}

journey('distinguishes the current edition and nav item in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/vacatures')
  const editions = page.locator('.editions a')
  const [current, other] = await editions.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  )
  expect(current).not.toBe(other)
  const nav = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' })
  const bar = await nav.evaluate((link) => getComputedStyle(link, '::after').backgroundColor)
  expect(bar).not.toBe(
    await page.locator('.masthead').evaluate((masthead) => getComputedStyle(masthead).backgroundColor),
  )
})
