import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderShareImage } from './render-share-image.ts'

test.each([
  'Kort',
  'Hout & <b>staal</b>\u000b 😀',
  'Inkoopsamenwerkingsverband'.repeat(12),
  'EEN KOP IN HOOFDLETTERS DIE OVER DE HELE MARKT GAAT '.repeat(20),
])('renders a picture of 1200 by 630 pixels for %j', async (title) => {
  const rendered = await renderShareImage({ title, siteName: 'Gevel', edition: 'general' })
  expect(await sharp(rendered).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(rendered.byteLength).toBeLessThan(60_000)
})

test('renders the site’s own font, which is narrower than those of a system', async () => {
  const rendered = await renderShareImage({ title: 'Hamerslag opent', siteName: 'Gevel', edition: 'pro' })
  const title = await sharp(rendered).extract({ left: 0, top: 160, width: 1200, height: 300 }).toBuffer()
  const { info } = await sharp(title).trim().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThan(500)
  expect(info.width).toBeLessThan(750)
})
