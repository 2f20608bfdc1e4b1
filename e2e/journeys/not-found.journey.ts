import { isSameDocument, markDocument, navigate } from '../client-navigation.ts'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'

/** Paths that match no route, page, slug or id. */
const missing = [
  '/bestaat-niet',
  '/over-ons/bestaat-niet',
  '/news/999999',
  '/item/999999/iets',
  '/magazine/999999/iets',
  '/agenda/999999/iets',
  '/vacatures/vacature/999999/iets',
  '/partners/bestaat-niet',
  '/organisaties/bestaat-niet',
  '/winkelketens/bouwmarkten/bestaat-niet',
  '/winkelketens/verfwinkels-woonwinkels/bestaat-niet',
]

for (const path of missing) {
  journey(`responds with 404 to the unknown path ${path}`, async () => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain(`Page not found: ${path}`)
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
  })
}

/** Paths with a parameter that breaks the rules of its route. */
const invalid = [
  '/news/abc/iets',
  '/news/0/iets',
  '/news/-1/iets',
  '/news/1.5/iets',
  '/news/01/iets',
  '/news/99999999999/iets',
  '/item/1e3/iets',
  '/magazine/x/iets',
  '/agenda/abc',
  '/vacatures/vacature/abc/iets',
]

for (const path of invalid) {
  journey(`responds with 404 to the invalid path ${path}`, async () => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain(`Page Not Found: ${path}`)
  })
}

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
  await expect(page).toHaveTitle('Er is iets fout gegaan')
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

journey('responds with 404 to a picture or file that does not exist', async () => {
  for (const path of ['/beeld/640x3x2/50-50/uploads/bestaat-niet.png.avif', '/beeld/x', '/uploads/bestaat-niet.png']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

journey('offers a search for the name of an unknown tag', async ({ page, watch }) => {
  watch.allow(404, /^\/news\/tag/)
  await open(page, '/news/tag?t=Houten%20dakgoot')
  await expect(page.getByRole('search', { name: 'Deze pagina' }).getByRole('searchbox')).toHaveValue('Houten dakgoot')
})
