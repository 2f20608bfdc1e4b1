import { expect, journey, open } from '../../journey.ts'
import { partnerPath } from '../../paths.ts'

journey('shows the contact details and people of a company', async ({ page }) => {
  await open(page, '/partners/groenvoeg')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groenvoeg')
  const about = page.getByRole('complementary', { name: 'Over Groenvoeg' })
  await expect(about).toContainText('Wageningen')
  await expect(about.getByRole('link', { name: /@groenvoeg/ })).toHaveAttribute('href', /^mailto:/)
  await expect(about.getByRole('link', { name: 'Naar de website' })).toHaveAttribute('href', /^https:\/\//)
  await expect(about.getByRole('heading', { name: 'Mensen' })).toBeVisible()
})

journey('lists the news about a company', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ partners }) =>
    partners.some(({ kind }) => kind === 'building-market'),
  )
  const company = article.partners.find(({ kind }) => kind === 'building-market')
  if (!company) throw new Error('unreachable')
  await open(page, partnerPath(company))
  const news = page.getByRole('region', { name: `Nieuws over ${company.name}` })
  await expect(news.getByRole('link', { name: article.title })).toBeVisible()
})

journey('shows the shops of a chain by year, as a chart and as a table', async ({ page }) => {
  await open(page, '/winkelketens/bouwmarkten/hamerslag')
  const section = page.getByRole('region', { name: 'Aantal winkels' })
  await expect(section.getByRole('img', { name: 'Aantal winkels van Hamerslag per jaar' })).toBeVisible()
  await section.getByText('Toon als tabel').click()
  await expect(section.getByRole('columnheader')).toHaveText(['Jaar', 'Winkels', 'Verschil', 'Geopend', 'Gesloten'])
  await expect(section.getByRole('row').nth(1)).toHaveText('202699+2 (+2,1%)31')
  await expect(section.getByRole('rowheader')).toHaveCount(10)
})

journey('shows the shops of a chain by province, adding up to its total', async ({ page }) => {
  await open(page, '/winkelketens/bouwmarkten/hamerslag')
  const numbers = page.getByRole('region', { name: 'Winkels op de kaart' }).getByRole('definition')
  await expect(numbers).toHaveCount(12)
  const counts = await numbers.allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(99)
})

journey('shows the key figures of a chain with their changes', async ({ page }) => {
  await open(page, '/winkelketens/bouwmarkten/hamerslag')
  const figures = page.locator('.kpis')
  await expect(figures.getByRole('term')).toHaveText(['Winkels', 'Omzet 2025', 'Medewerkers', 'Marktaandeel'])
  await expect(figures).toContainText('▲ 2')
})

journey('links a company to its vacancies, and a vacancy to its company', async ({ page }) => {
  await open(page, '/winkelketens/bouwmarkten/klusdepot')
  const vacancies = page.getByRole('region', { name: 'Vacatures bij Klusdepot' })
  await vacancies.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/vacatures\/vacature\/\d+\//)
  await page.getByRole('main').getByRole('link', { name: 'Klusdepot', exact: true }).first().click()
  await expect(page).toHaveURL('/winkelketens/bouwmarkten/klusdepot')
})

journey('lists the events of a company, and leads to them', async ({ page, content }) => {
  const company = await content.partner(({ link }) => link === 'lijn-en-lat')
  for (const [name, when, most] of [
    [`Bijeenkomsten met ${company.name}`, 'upcoming', 6],
    [`Eerdere bijeenkomsten met ${company.name}`, 'past', 4],
  ] as const) {
    const events = (await content.events(when, company.link)).slice(0, most)
    expect(events.length).toBeGreaterThan(1)
    await open(page, partnerPath(company))
    const section = page.getByRole('region', { name, exact: true })
    const titles = section.getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(events.map(({ title }) => title))
    await titles.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(events[0]?.title ?? '')
  }
})
