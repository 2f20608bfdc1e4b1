import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'
import { loadPictures } from '../screen/pictures.ts'

journey('A browser that knows neither AVIF nor WebP gets JPEG', async ({ page }) => {
  await open(page, '/')
  const src = await page.locator('.story--lead img').getAttribute('src')
  const answer = await ask(src ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(answer.headers['cache-control']).toContain('immutable')
})

journey('A picture in another size than the slots have is refused', async ({ page }) => {
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

journey('On a phone a picture is not larger than its slot asks for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const wasteful = (await loadPictures(page)).filter(
    ({ naturalWidth, shownWidth, shownHeight, naturalHeight }) =>
      Math.min(naturalWidth / shownWidth, naturalHeight / shownHeight) > 2.1 && naturalWidth > 160,
  )
  expect(wasteful).toEqual([])
})
