import { Client } from 'pg'
import { adminScreens, expect, logIn, switchedOff } from '../../../admin.ts'
import { violationsOf } from '../../../axe.ts'
import { ownerAccount } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { journey } from '../../../journey.ts'
import { findOverflow } from '../../../screen/overflow.ts'

journey.use(adminScreens)

const day = '2024-03-10'

/** Days of another year than any other journey has, and one to come: the roll-up counts days since the newest again. */
const counts = `
  INSERT INTO gevel_statistics_days VALUES
    ('${day}', 'Pageview', 'all', '', 1234, 400), ('${day}', 'Lead', 'all', '', 3, 3), ('2024-03-09', 'Pageview', 'all', '', 1000, 300),
    ('${day}', 'Pageview', 'path', '/proefpagina', 20, 10), ('${day}', 'Marketing', 'subject action', 'banner:proef view', 200, 100),
    ('${day}', 'Marketing', 'subject action', 'banner:proef click', 5, 5), (current_date + 2, 'proef', '', '', 0, 0)
  ON CONFLICT DO NOTHING`

let database: Client
journey.beforeEach(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  await database.query(counts)
})
journey.afterEach(async () => {
  await database.query(`DELETE FROM gevel_statistics_days WHERE day < '2024-04-01' OR kind = 'proef'`)
  await database.end()
})

journey('shows the owner figures, a chart with its table, and lists with files', async ({ page, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  await page.goto(`/admin/statistieken?periode=eigen&van=${day}&tot=${day}`)
  await logIn(page, ownerAccount)
  await expect(page.getByRole('heading', { name: '10 maart 2024' })).toBeVisible()
  await expect(page.getByText(/^\d+ nu op de site$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Weergaven/ })).toContainText('1.234+23%, eerder 1.000')
  await page.getByText('Grafiek als tabel').click()
  await expect(page.getByRole('row', { name: 'zondag 10 maart 1.234 400 1.000' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'proef 200 5 2,5% nieuw' })).toBeVisible()
  await expect(page.getByRole('link', { name: '/proefpagina' })).toHaveAttribute('href', /\/proefpagina$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download als CSV: Best gelezen' }).click()
  expect((await download).suggestedFilename()).toBe('statistieken-paginas.csv')
  expect(await violationsOf(page)).toEqual([])
  expect(await englishOn(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])

  await page.getByRole('button', { name: /^Leads/ }).click()
  await expect(page.getByRole('row', { name: 'zondag 10 maart 3 0' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Vergelijk met' }).click()
  await page.getByRole('option', { name: 'Niets' }).click()
  await expect(page.getByRole('row', { name: 'zondag 10 maart 3', exact: true })).toBeVisible()
  // each step is in the history
  await page.goBack()
  await expect(page.getByRole('row', { name: 'zondag 10 maart 3 0' })).toBeVisible()

  // a failed request leaves the figures on the screen
  watch.allow(503, /^\/admin\/site\/statistics-report/)
  watch.allow(400, /^\/admin\/site\/statistics-report/)
  const report = /\/admin\/site\/statistics-report\?/
  await page.route(report, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goForward()
  await expect(page.getByText(/^De cijfers kunnen nu niet worden opgehaald/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Leads/ })).toContainText('3')
  await page.unroute(report)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('row', { name: 'zondag 10 maart 3', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Wis' }).last().click()
  await expect(page.getByText(/^Kies de eerste en de laatste dag/)).toBeVisible()
})
