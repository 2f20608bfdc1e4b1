import { z } from 'zod'
import { adminScreens, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { ask } from '../../../http.ts'
import { expect, journey } from '../../../journey.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

const series = '/marktcijfers/prijs-muurverf'

journey.beforeEach(removeNovember)
journey.afterEach(removeNovember)

journey('imports a file after a preview, and shows its errors by line', async ({ page, context, watch }) => {
  watch.allow(404, switchedOff)
  await useSessionOf(await Editor.loggedIn(), context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Cijfers invoeren' }).click()
  await page.getByRole('combobox', { name: 'Reeks' }).click()
  await page.getByRole('option', { name: 'Prijs van muurverf in de winkel' }).click()

  const preview = page.getByRole('button', { name: 'Bekijk wat er verandert' })
  const choose = async (csv: string) => {
    const file = { name: 'verf.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel('Bestand').setInputFiles(file)
    await preview.click()
  }
  await choose('periode;waarde\nnovember 2026;6,01\nnovember 2026;6,02\ndertiende maand;1')
  const problems = page.getByRole('alert').filter({ hasText: 'fouten' })
  await expect(problems).toContainText('Regel 3: november 2026 staat ook op regel 2')
  await expect(problems).toContainText('Regel 4: ‘dertiende maand’ is geen periode')

  await ask(series)
  await choose('\uFEFFperiode;waarde\r\nnovember 2026;8,76\r\n')
  await expect(page.getByRole('heading', { name: '1 nieuw, 0 gewijzigd, 0 verwijderd, 0 hetzelfde' })).toBeVisible()
  await page.getByRole('button', { name: 'Voer deze cijfers in' }).click()
  await expect(page.getByText('De cijfers zijn ingevoerd')).toBeVisible()
  await expect.poll(async () => (await ask(series)).body).toContain('8,76')

  await page.getByRole('textbox', { name: 'Inhoud' }).fill('periode;waarde\nnovember 2026;weg')
  await preview.click()
  await page.getByRole('button', { name: 'Voer deze cijfers in' }).click()
  await expect(page.getByText('1 verwijderd')).toBeVisible()
  await expect.poll(async () => (await ask(series)).body).not.toContain('8,76')
})

const seriesList = z.object({ data: z.array(z.object({ documentId: z.string(), slug: z.string() })) })
const previewed = z.object({ data: z.object({ fingerprint: z.string() }) })

/** Deletes what the journey imports, also after one that failed halfway. */
async function removeNovember() {
  const { token } = await Editor.loggedIn()
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return (await fetch(`${testEnvironment.backendUrl}/admin/site/figures/${path}`, init)).json()
  }
  const { data } = seriesList.parse(await request('GET', 'series'))
  const id = data.find(({ slug }) => series.endsWith(slug))?.documentId
  const input = { series: id, csv: 'periode;waarde\nnovember 2026;weg', mark: null }
  const { fingerprint } = previewed.parse(await request('POST', 'preview', input)).data
  await request('POST', 'import', { ...input, fingerprint })
}
