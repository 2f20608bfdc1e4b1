import { expect, journey, open } from '../../journey.ts'

const everyBlock = '/over-ons/zo-werken-wij'

journey('lists the parents of a nested page in its breadcrumbs', async ({ page }) => {
  await open(page, '/over-ons/geschiedenis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van krantje tot site')
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Over ons', 'Van krantje tot site'])
  await crumbs.getByRole('link', { name: 'Over ons' }).click()
  await expect(page).toHaveURL('/over-ons')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over Gevel')
})

journey('renders subheads, lists and quotes in running text', async ({ page }) => {
  await open(page, everyBlock)
  const text = page.locator('.prose')
  await expect(text.getByRole('heading', { level: 2 }).first()).toHaveText('Van tip tot bericht')
  await expect(text.locator('ol > li')).toHaveCount(4)
  await expect(text.locator('blockquote')).toContainText('Als een getal mooi rond is')
  await expect(text.locator('blockquote footer')).toHaveText('Pieter Kuiper, redacteur materialen en prijzen')
})

journey('renders a picture with its caption and credit', async ({ page }) => {
  await open(page, everyBlock)
  const figure = page.locator('figure.pic', { hasText: 'Elke grafiek op de site' }).first()
  await expect(figure.locator('figcaption')).toContainText('Beeld: illustratie Gevel')
  await expect(figure.getByRole('img')).toHaveAttribute('alt', /staafgrafiek/)
})

journey('scrolls a gallery to the picture that has the focus', async ({ page }) => {
  await open(page, everyBlock)
  const strip = page.getByRole('region', { name: 'Fotoreeks, 3 beelden' })
  await expect(strip.locator('figure')).toHaveCount(3)
  await strip.getByRole('link').last().focus()
  await expect.poll(() => strip.locator('.gallery__strip').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

journey('links to the headings of a long text beside it', async ({ page }) => {
  await open(page, '/over-ons/zo-werken-wij')
  const outline = page.getByRole('navigation', { name: 'Op deze pagina' })
  const headings = await page.locator('.prose > h2').allTextContents()
  expect(headings.length).toBeGreaterThan(2)
  await expect(outline.getByRole('link')).toHaveText(headings)
  const last = headings.at(-1) ?? ''
  await outline.getByRole('link', { name: last }).click()
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport()
})

journey('links a block of companies to the whole list', async ({ page }) => {
  await open(page, '/winkelketens')
  await page.getByRole('region', { name: 'Verfwinkels en woonwinkels' }).getByRole('link', { name: 'Alles' }).click()
  await expect(page).toHaveURL('/winkelketens/verfwinkels-woonwinkels')
})
