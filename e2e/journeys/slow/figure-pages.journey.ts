import { inflateRawSync } from 'node:zlib'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { readerToken } from '../../reader.ts'
import { testEnvironment } from '../../test-environment.ts'

const series = '/marktcijfers/omzet-bouwmarkten'

journey('leads from the themes to a series, with its value and its changes', async ({ page }) => {
  await open(page, '/marktcijfers')
  const theme = page.getByRole('region', { name: 'Omzet', exact: true })
  const row = theme.getByRole('row').filter({ hasText: 'Bouwmarkten' })
  await expect(row).toContainText('K3 2026')
  await expect(row).toContainText('+3,2%')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(series)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omzet van bouwmarkten')
  // its code was loaded by this navigation
  await expect(page.locator('.chart--wide')).toBeVisible()
  await expect(page.locator('.kpis')).toContainText('€ 5,57 mrd')
})

journey('lists the newest articles on a theme beside its charts', async ({ page }) => {
  await page.goto('/marktcijfers')
  const theme = page.getByRole('region', { name: 'Vestigingen', exact: true })
  await expect(theme.getByRole('heading', { name: 'Nieuws over vestigingen' })).toBeVisible()
  const links = page.locator('.figures__news a')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect([hrefs.length > 8, new Set(hrefs).size]).toEqual([true, hrefs.length])
})

journey('gives every value of a chart to the keyboard, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: testEnvironment.siteUrl })
  const page = await context.newPage()
  await page.goto(series)
  const values = page.getByRole('group', { name: 'Waarden van Omzet van bouwmarkten' })
  await expect(values.getByRole('radio')).toHaveCount(40)
  const shown = async () => {
    const spans = await values.locator('span').all()
    const boxes = await Promise.all(spans.map(async (span) => ({ span, box: await span.boundingBox() })))
    const visible = boxes.filter(({ box }) => box && box.width > 1)
    return Promise.all(visible.map(({ span }) => span.textContent()))
  }
  expect((await shown()).join()).toMatch(/^K3 2026\s+€\s1\.940\smln$/)
  await values.getByRole('radio', { name: 'K3 2026' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(values.getByRole('radio', { name: 'K2 2026 € 1.970 mln' })).toBeChecked()
  expect((await shown()).join()).toContain('K2 2026')
  await values.getByRole('radio', { name: 'K1 2025' }).hover()
  expect((await shown()).join()).toMatch(/^K1 2025\s+€\s1\.660\smln$/)
  await context.close()
})

journey('gives the files to subscribers, and tells others how to get them', async ({ page }) => {
  const authorization = { cookie: `strapi_jwt=${await readerToken()}` }
  const refused = await ask(`${series}/bestand/csv`)
  expect(refused.status).toBe(302)
  expect(refused.headers.location).toContain(`${series}/downloaden`)
  await open(page, `${series}/downloaden`)
  await expect(page.getByRole('heading', { name: 'Downloaden is voor abonnees' })).toBeVisible()

  const csv = await ask(`${series}/bestand/csv`, authorization)
  expect(csv.headers['content-disposition']).toContain('gevel-omzet-bouwmarkten.csv')
  expect(csv.headers['cache-control']).toContain('no-store')
  expect(csv.body).toContain('\r\nK3 2026;1940\r\n')

  const open_ = await fetch(`${testEnvironment.siteUrl}/marktcijfers/aantal-bouwmarkten/bestand/xlsx`)
  expect(open_.headers.get('content-type')).toContain('spreadsheetml')
  const bytes = Buffer.from(await open_.arrayBuffer())
  expect(sheetOf(bytes)).toContain('<v>701</v>')
  expect((await ask(`${series}/bestand/pdf`)).status).toBe(404)
})

/** The text of the files in a workbook, which is a ZIP file. */
function sheetOf(zip: Buffer): string {
  let text = ''
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const size = zip.readUInt32LE(at + 20)
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const bytes = zip.subarray(start, start + size)
    text += zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes).toString() : bytes.toString()
  }
  return text
}
