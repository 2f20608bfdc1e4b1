import { vacancyHref } from '@gevel/contract/vacancy-href'
import { Editor } from '../../../editor.ts'
import { expect, journey } from '../../../journey.ts'
import { structuredDataOf } from '../../../structured-data.ts'

const vacancy = {
  ...{ title: 'Assistent-bedrijfsleider bouwmarkt', edition: 'general', intro: 'Werk voor de proef.', featured: false },
  ...{ category: 'techniek', city: 'Ede', province: 'Gelderland', region: 'oost', salaryMin: 2900, hoursMax: 38 },
  ...{ postedAt: '2026-01-02T08:00:00.000Z', closesAt: '2041-05-01T10:00:00.000Z' },
}

journey(
  'shows a vacancy without employer, with one limit of salary and hours, and no invalid markup',
  async ({ page }) => {
    const editor = await Editor.loggedIn()
    const { documentId } = await editor.create('vacancy', vacancy)
    try {
      const { publicId, slug } = await editor.publish('vacancy', documentId, {})
      const path = vacancyHref({ id: publicId, slug: slug ?? '' })
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const heading = page.getByRole('heading', { level: 1 })
        const [title, head] = await Promise.all([heading.boundingBox(), page.locator('.org-head--ruled').boundingBox()])
        expect(title?.width, `${width}`).toBe(head?.width)
        await expect(page.locator('dl.dl')).toContainText(/Salarisvanaf €\s2\.900 per maandUrentot 38 uur/)
      }
      expect(Object.keys(await structuredDataOf(path))).toEqual(['BreadcrumbList'])
    } finally {
      await editor.delete('vacancy', documentId)
    }
  },
)
