import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { loadPictures } from '../../screen/pictures.ts'

journey('serves JPEG to a browser without AVIF', async ({ page }) => {
  await open(page, '/')
  const src = await page.locator('.story--lead img').getAttribute('src')
  const response = await ask(src ?? '')
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toBe('image/jpeg')
  expect(response.headers['cache-control']).toContain('immutable')
})

journey('rejects a picture size that no slot has', async ({ page }) => {
  await open(page, '/')
  const src = (await page.locator('.story--lead img').getAttribute('src')) ?? ''
  for (const wrong of [
    src.replace(/\/beeld\/\d+x/, '/beeld/641x'),
    src.replace(/x16x9/, 'x7x3'),
    src.replace('50-50', '51-50'),
  ]) {
    expect((await ask(wrong)).status, wrong).toBe(404)
  }
  expect((await ask(src.replace('/uploads/', '/uploads/../'))).status).toBe(400)
})

journey('loads no picture on a phone that is much larger than its slot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const tooLarge = (await loadPictures(page)).filter(
    ({ naturalWidth, shownWidth, shownHeight, naturalHeight }) =>
      Math.min(naturalWidth / shownWidth, naturalHeight / shownHeight) > 2.1 && naturalWidth > 160,
  )
  expect(tooLarge).toEqual([])
})
