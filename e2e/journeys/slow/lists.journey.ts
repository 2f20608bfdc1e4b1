import { expect, journey, open } from '../../journey.ts'
import { partnerPath } from '../../paths.ts'

const vacanciesPerPage = 20

journey('paginates the vacancies with real links, the featured ones first', async ({ page }) => {
  await open(page, '/vacatures')
  const list = page.getByRole('region', { name: 'Vacatures' })
  const total = Number(/\d+/.exec((await list.locator('.bar strong').textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(vacanciesPerPage)
  await expect(list.locator('.vac')).toHaveCount(vacanciesPerPage)
  const featured = await list.locator('.vac').evaluateAll((rows) => rows.map((row) => row.matches('.vac--top')))
  expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)))

  const pages = page.getByRole('navigation', { name: 'Pagina’s' })
  await expect(pages.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('href', '/vacatures?p=2')
  await pages.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/vacatures?p=2')
  await expect(list.locator('.vac')).toHaveCount(Math.min(vacanciesPerPage, total - vacanciesPerPage))
  await expect(pages.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/vacatures')
})

journey('lists a vacancy with employer, place, hours and salary', async ({ page }) => {
  await open(page, '/vacatures')
  const row = page.locator('.vac', { hasText: 'Assistent-bedrijfsleider' })
  await expect(row).toContainText('Klusdepot')
  await expect(row).toContainText('Amersfoort')
  await expect(row).toContainText('32–38 uur')
  await expect(row).toContainText('€ 2.900–3.400')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assistent-bedrijfsleider')
})

for (const [path, kind] of [
  ['/partners', 'partner'],
  ['/organisaties', 'organisation'],
  ['/winkelketens/bouwmarkten', 'building-market'],
  ['/winkelketens/verfwinkels-woonwinkels', 'paint-home'],
] as const) {
  journey(`lists every company of its kind on ${path}`, async ({ page, content }) => {
    await open(page, path)
    const companies = (await content.partners()).filter((partner) => partner.kind === kind)
    const links = page.locator('.directory').getByRole('link')
    await expect(links).toHaveCount(companies.length)
    for (const company of companies) {
      await expect(links.filter({ hasText: company.name }).first()).toHaveAttribute('href', partnerPath(company))
    }
  })
}

journey('lists upcoming and past events by date', async ({ page, content }) => {
  await open(page, '/agenda')
  for (const [title, when] of [
    ['Komende bijeenkomsten', 'upcoming'],
    ['Geweest', 'past'],
  ] as const) {
    const section = page.getByRole('region', { name: title })
    const events = await content.events(when)
    await expect(section.getByRole('listitem').getByRole('link')).toHaveText(events.map((event) => event.title))
    const moments = await section
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(moments).toEqual(events.map(({ startsAt }) => startsAt))
  }
})
