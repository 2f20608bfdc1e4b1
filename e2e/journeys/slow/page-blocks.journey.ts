import { expect, journey, open } from '../../journey.ts'

const everyBlock = '/over-ons/zo-werken-wij'

journey('renders a table with column and row headers, a caption and a source', async ({ page }) => {
  await open(page, everyBlock)
  const table = page.getByRole('table', { name: /Wat wij eisen/ })
  await expect(table.getByRole('columnheader')).toHaveText(['Soort cijfer', 'Bronnen', 'Controle'])
  await expect(table.getByRole('rowheader').first()).toHaveText('Richtprijs')
  await expect(page.locator('.table-block', { has: table })).toContainText('Bron: handleiding redactie')
})

journey('renders a chart, a call-out and a related story in the text', async ({ page }) => {
  await open(page, everyBlock)
  await expect(page.getByRole('img', { name: 'De belronde wordt ieder jaar groter' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Wanneer verdwijnt een artikel?')
  await page.getByRole('complementary', { name: 'Lees ook' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/(news|item)\/\d+\/een-op-acht-partijen-multiplex/)
})

journey('shows the type and size of a file, and downloads it', async ({ page }) => {
  await open(page, everyBlock)
  const link = page.getByRole('link', { name: /Richtprijzen november 2026/ })
  await expect(link).toContainText(/\(CSV, \d+ kB\)/)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('richtprijzen-november-2026.csv')
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('text/csv')
})

journey('expands the answer to a question', async ({ page }) => {
  await open(page, '/over-ons')
  const response = page.getByText('Op de contactpagina, met of zonder uw naam.')
  await expect(response).toBeHidden()
  await page.getByText('Hoe tip ik de redactie?').click()
  await expect(response).toBeVisible()
})
