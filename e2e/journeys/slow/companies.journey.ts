import { expect, journey, open } from '../../journey.ts'

journey('says on the page of a partner, and on no other, that the company pays for it', async ({ page }) => {
  const paid = page.getByText('betaalt voor deze pagina')
  await open(page, '/partners/groenvoeg')
  await expect(paid).toBeVisible()
  await open(page, '/winkelketens/bouwmarkten/hamerslag')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamerslag')
  await expect(paid).toHaveCount(0)
})

journey('expands the specifications of a product', async ({ page }) => {
  await open(page, '/partners/groenvoeg')
  const product = page.getByRole('region', { name: 'Producten' }).getByRole('listitem').first()
  const terms = product.getByRole('term')
  await expect(terms.first()).toBeHidden()
  await product.getByText('Beschrijving en specificaties').click()
  await expect(terms.first()).toBeVisible()
})

journey('has no section of events for a company without any', async ({ page }) => {
  await open(page, '/winkelketens/bouwmarkten/klusdepot')
  await expect(page.getByRole('region', { name: 'Vacatures bij Klusdepot' })).toBeVisible()
  await expect(page.getByRole('region', { name: /bijeenkomsten/i })).toHaveCount(0)
})

journey('includes the kind of a chain in its breadcrumbs', async ({ page }) => {
  await open(page, '/winkelketens/verfwinkels-woonwinkels/okerdal-verf')
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Winkelketens',
    'Verf- en woonwinkels',
    'Okerdal Verf',
  ])
})
