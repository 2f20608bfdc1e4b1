import { isSameDocument, markDocument, navigate } from '../client-navigation.ts'
import { expect, journey, open } from '../journey.ts'

journey('renders the 404 page with the chrome and a link home', async ({ page, watch }) => {
  watch.allow(404, /^\/bestaat-niet$/)
  await open(page, '/bestaat-niet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets fout gegaan')
  await expect(page.getByRole('main')).toContainText('Page not found: /bestaat-niet')
  await expect(page.getByRole('main')).toContainText('Deze pagina bestaat niet, of niet meer.')
  await expect(
    page.getByRole('navigation', { name: 'Verder lezen' }).getByRole('link', { name: 'Vacatures' }),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await markDocument(page)
  await page.getByRole('link', { name: 'Terug naar home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1')).toHaveText('Gevel: het laatste nieuws')
  await expect(page.getByText('Er is iets fout gegaan')).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

journey('renders the 404 page on a client-side navigation', async ({ page, watch }) => {
  watch.allow(404, /^\/bestaat-niet$/)
  await open(page, '/')
  await navigate(page, '/bestaat-niet')
  await expect(page.getByRole('main')).toContainText('Page not found: /bestaat-niet')
  await expect(page).toHaveTitle('Er is iets fout gegaan | Gevel')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Gevel: het laatste nieuws')
  await expect(page.getByRole('main')).toBeFocused()
})

journey('renders the 404 page of a pro path in pro', async ({ page, watch }) => {
  watch.allow(404, /^\/item\/999999$/)
  await open(page, '/item/999999')
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')
  await expect(page.getByRole('banner').locator('.brand')).toHaveText('Gevel Pro')
})

journey('offers a search for the name of an unknown tag', async ({ page, watch }) => {
  watch.allow(404, /^\/news\/tag/)
  await open(page, '/news/tag?t=Houten%20dakgoot')
  await expect(page.getByRole('search', { name: 'Deze pagina' }).getByRole('searchbox')).toHaveValue('Houten dakgoot')
})
