import { Client } from 'pg'
import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { journey } from '../../../journey.ts'
import { findOverflow } from '../../../screen/overflow.ts'

journey.use(adminScreens)

journey('shows what a banner delivered, beside its form and in the report', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    const { rows } = await database.query(
      `INSERT INTO gevel_banner_days (banner, day, views, clicks)
       SELECT public_id, '2025-03-01', 1200, 15 FROM banners WHERE name = 'Werken bij Noorderkade'
       RETURNING (SELECT document_id FROM banners WHERE public_id = banner)`,
    )
    await useSessionOf(await Editor.owner(), context)
    await openDocument(page, 'banner', rows[0].document_id)
    await expect(page.getByText('Staat nu op de site.')).toBeVisible()
    await expect(page.getByText(/^1\.2\d\d vertoningen, \d+ kliks/)).toBeVisible()
    await page.goto('/admin/banners?from=2025-03-01&to=2025-03-31')
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Werken bij Noorderkade' }) })
    await expect(row).toContainText(/Noorderkade Groothandel\s*Werven\s*Werken bij Noorderkade\s*1\.200\s*15\s*1,25/)
    await expect(page.getByRole('row').filter({ hasText: '1 mrt 2025' })).toContainText('1.200')
    expect(await englishOn(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download als CSV' }).click()
    expect((await saving).suggestedFilename()).toBe('banners-2025-03-01-2025-03-31.csv')
  } finally {
    await database.query(`DELETE FROM gevel_banner_days WHERE day = '2025-03-01'`)
    await database.end()
  }
})
