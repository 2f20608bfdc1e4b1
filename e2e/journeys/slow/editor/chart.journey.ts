import { Editor } from '../../../editor.ts'
import { expect, journey, open } from '../../../journey.ts'

const chart = (kind: 'line' | 'bar', title: string, rows: string) => ({
  ...{ __component: 'blocks.chart', kind, title, rows, description: title, unit: 'procent', source: 'Gevel' },
})

journey(
  'draws negative bars from zero, in the colours of the legend, and says which values are missing',
  async ({ page }) => {
    const editor = await Editor.loggedIn()
    const fields = {
      ...{ edition: 'general', label: 'Proef', title: 'Proef met grafieken onder nul', access: 'free' },
      intro: 'Een bericht met cijfers die dalen.',
      blocks: [
        chart('bar', 'Alles onder nul', 'x | a\np | -3\nq | -5'),
        chart('bar', 'Twee reeksen', 'x | a | b\np | -3 | 1\nq | -5 | 2'),
        chart('line', 'Nog leeg', 'x | a\np | -\nq | -'),
      ],
    }
    const { documentId, publicId } = await editor.create('content', fields)
    try {
      const { slug } = await editor.publish('content', documentId, fields)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, `/news/${publicId}/${slug}`)
        const below = page.getByRole('img', { name: 'Alles onder nul' }).and(page.locator(':visible'))
        const frame = await below.boundingBox()
        const [top = 0, bottom = 0] = frame ? [frame.y, frame.y + frame.height] : []
        for (const text of ['0', '−3', '−5', 'p', 'q']) {
          const box = await below.getByText(text, { exact: true }).boundingBox()
          // half a line may be above the highest grid line
          expect(box?.y, text).toBeGreaterThan(top - 8)
          expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThanOrEqual(bottom)
        }
        const figure = page.locator('figure', { hasText: 'Twee reeksen' })
        for (const series of [1, 2]) {
          const swatch = await figure
            .locator('.legend')
            .nth(series - 1)
            .evaluate((entry) => getComputedStyle(entry, '::before').backgroundColor)
          const bar = figure.locator(`svg:visible .f${series}`).first()
          expect(await bar.evaluate((drawn) => getComputedStyle(drawn).fill)).toBe(swatch)
        }
        await expect(page.locator('figure', { hasText: 'Nog leeg' })).toContainText('Er zijn nog geen cijfers.')
      }
    } finally {
      await editor.delete('content', documentId)
    }
  },
)
