import { expect, journey, open } from '../journey.ts'
import { choice, choose } from '../vacancy-filters.ts'

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('filters and sorts vacancies by links, and back', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/vacatures') : page.goto('/vacatures'))
      await choose(page, 'Oost')
      await expect(page).toHaveURL('/vacatures?regio=oost')
      await choose(page, '32 uur of meer')
      await choose(page, 'Mbo')
      await page.getByRole('navigation', { name: 'Sorteren' }).getByRole('link', { name: 'Salaris' }).click()
      await expect(page).toHaveURL('/vacatures?regio=oost&uren=vanaf-32&niveau=mbo&volgorde=salaris')
      await expect(page.locator('main .bar p')).toContainText('hoogste salaris eerst')
      await page.getByRole('link', { name: 'Oost × filter verwijderen' }).click()
      await expect(page).toHaveURL('/vacatures?uren=vanaf-32&niveau=mbo&volgorde=salaris')
      await page.goBack()
      await expect(page).toHaveURL('/vacatures?regio=oost&uren=vanaf-32&niveau=mbo&volgorde=salaris')
      await expect(choice(page, 'Oost')).toHaveAttribute('aria-current', 'true')
      await page.getByRole('link', { name: 'Wis alle filters' }).click()
      await expect(page).toHaveURL('/vacatures?volgorde=salaris')
      await page.locator('.pages').getByRole('link', { name: 'Pagina 2' }).click()
      await expect(page).toHaveURL('/vacatures?volgorde=salaris&p=2')
      await expect(page).toHaveTitle(/, pagina 2/)
    })
  })
}
