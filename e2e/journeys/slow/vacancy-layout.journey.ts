import { expect, journey, open } from '../../journey.ts'
import { isOpen, vacancyPath } from '../../paths.ts'

journey('shows salary and the link to apply above the text on a phone and a tablet', async ({ page, content }) => {
  const vacancy = await content.vacancy((one) => isOpen(one) && one.applyUrl !== null && one.salaryMin !== null)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 640 })
    await open(page, vacancyPath(vacancy))
    await expect(page.getByText('per maand').first()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Reageer bij de werkgever' }).first()).toBeInViewport()
  }
})

journey('aligns the facts of vacancies in columns', async ({ page }) => {
  await open(page, '/vacatures')
  for (const fact of ['place', 'clock', 'pay']) {
    const lefts = await page
      .locator(`.vac--row:not(.vac--top) .fact--${fact}`)
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
    expect([...new Set(lefts)], fact).toHaveLength(1)
  }
})
