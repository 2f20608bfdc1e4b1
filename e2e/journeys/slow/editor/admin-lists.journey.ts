import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const lines = '**/admin/site/audit-log?**'

journey.beforeEach(async ({ context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  await useSessionOf(await Editor.owner(), context)
})

journey('says that a list cannot be loaded, and loads it on request', async ({ page, watch }) => {
  watch.allow(503, /audit-log/)
  await page.route(lines, (route) => route.fulfill({ status: 503, body: 'Bad gateway' }))
  await page.goto('/admin/logboek?kind=login')
  await expect(page.getByText('Het logboek kan nu niet worden opgehaald.')).toBeVisible({ timeout: 40_000 })
  await page.unroute(lines)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ingelogd' }).first()).toBeVisible()
})

journey('shows the latest of two lists, also when the first one arrives last', async ({ page }) => {
  await page.goto('/admin/logboek')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const late = Promise.withResolvers<void>()
  await page.route('**/admin/site/audit-log?kind=login', async (route) => {
    await late.promise
    await route.continue()
  })
  const kind = page.getByRole('combobox', { name: 'Wat' })
  await kind.click()
  await page.getByRole('option', { name: 'Inloggen: alles' }).click()
  await kind.click()
  await page.getByRole('option', { name: 'Instellingen: alles' }).click()
  const rows = page.getByRole('row').filter({ hasText: 'Ingelogd' })
  await expect(rows).toHaveCount(0)
  const arrived = page.waitForResponse(/audit-log\?kind=login$/)
  late.resolve()
  await (await arrived).finished()
  await expect(rows).toHaveCount(0)
})
