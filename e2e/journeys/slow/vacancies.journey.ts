import { expect, journey, open } from '../../journey.ts'
import { isGone, isOpen, vacancyPath } from '../../paths.ts'
import { structuredDataOf } from '../../structured-data.ts'

journey('shows an open vacancy with its facts, a link to apply and structured data', async ({ page, content }) => {
  const vacancy = await content.vacancy((one) => isOpen(one) && one.applyUrl === null && Boolean(one.contact?.email))
  await open(page, vacancyPath(vacancy))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vacancy.title)
  const facts = page.getByRole('complementary', { name: 'Kenmerken' })
  await expect(facts.getByRole('term').first()).toHaveText('Salaris')
  await expect(facts.getByRole('link', { name: 'Mail de werkgever' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${vacancy.contact?.email}`),
  )
  await expect(facts).toContainText(`Of mail zelf naar ${vacancy.contact?.email}`)
  await expect(page.getByText('Deze vacature is gesloten.')).toHaveCount(0)
  const { JobPosting } = await structuredDataOf(vacancyPath(vacancy))
  expect(JobPosting).toMatchObject({
    title: vacancy.title,
    validThrough: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T23:59:59\+0[12]:00$/),
    identifier: { value: String(vacancy.id) },
    directApply: vacancy.takesApplications,
  })
})

journey('says in which order vacancies are, and the currency of a salary once', async ({ page }) => {
  for (const [path, order] of [
    ['/vacatures', 'uitgelichte eerst'],
    ['/vacatures?p=2', 'nieuwste eerst'],
  ] as const) {
    await open(page, path)
    await expect(page.locator('main .bar p')).toHaveText(new RegExp(`^\\d+ vacatures, ${order}$`))
    await expect(page.locator('.fact--pay').first()).toHaveText(/^€\s/)
    await expect(page.locator('.fact--pay svg')).toHaveCount(0)
  }
})

for (const [path, edition] of [
  ['/vacatures', 'general'],
  ['/vacatures?pro', 'pro'],
] as const) {
  journey(`finds vacancies by their place from ${path}`, async ({ page, content }) => {
    const { city } = await content.vacancy((one) => isOpen(one) && (edition === 'general' || one.edition === edition))
    await open(page, path)
    const search = page.getByRole('search', { name: 'Vacatures' })
    await search.getByRole('searchbox').fill(city)
    await search.getByRole('button', { name: 'Zoek' }).click()
    await expect(page).toHaveURL(/\/vacatures\?q=/)
    await expect(page.locator('html')).toHaveAttribute('data-edition', edition)
    await expect(search.getByRole('searchbox')).toHaveValue(city)
    await expect(page.locator('main .vac').first()).toContainText(city)
  })
}

journey('links to the application form of the employer', async ({ page, content }) => {
  const vacancy = await content.vacancy((one) => isOpen(one) && one.applyUrl !== null)
  await open(page, vacancyPath(vacancy))
  await expect(page.getByRole('link', { name: 'Reageer bij de werkgever' })).toHaveAttribute(
    'href',
    vacancy.applyUrl ?? '',
  )
})

journey('marks a closed vacancy, without a link to apply and with noindex', async ({ page, content }) => {
  const vacancy = await content.vacancy((one) => !isOpen(one) && !isGone(one))
  await open(page, vacancyPath(vacancy))
  await expect(page.getByText('Deze vacature is gesloten.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Reageer|Mail de werkgever/ })).toHaveCount(0)
  expect(Object.keys(await structuredDataOf(vacancyPath(vacancy)))).not.toContain('JobPosting')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

journey('links a vacancy to similar ones', async ({ page, content }) => {
  const vacancy = await content.vacancy((one) => isOpen(one) && one.similar.length > 0)
  await open(page, vacancyPath(vacancy))
  const similar = page.getByRole('region', { name: 'Lijkt hierop' })
  await similar.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vacancy.similar[0]?.title ?? '')
})
