import type { Page } from '@playwright/test'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'
import { screens } from '../screens.ts'

interface Picture {
  /** what the browser chose */
  url: string
  naturalWidth: number
  naturalHeight: number
  shownWidth: number
  shownHeight: number
  hasSize: boolean
  hasAlt: boolean
}

const kinds = screens.filter(({ status, name }) => status === undefined && !name.endsWith(', pro'))

for (const { name, path } of kinds) {
  journey(`Pictures have a size and come as AVIF, never larger than drawn: ${name}`, async ({ page, content }) => {
    await open(page, await path(content))
    const pictures = await showAll(page)
    for (const picture of pictures) {
      expect(picture.hasSize, `${picture.url} has width and height`).toBe(true)
      expect(picture.hasAlt, `${picture.url} has an alt`).toBe(true)
      expect(picture.naturalWidth, `${picture.url} is there`).toBeGreaterThan(0)
      if (!picture.url.includes('/beeld/')) continue
      expect(picture.url).toMatch(/\.avif$/)
      const original = await originalSize(page, picture.url)
      expect(picture.naturalWidth, picture.url).toBeLessThanOrEqual(original.width)
      expect(picture.naturalHeight, picture.url).toBeLessThanOrEqual(original.height)
    }
  })
}

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
  const wasteful = (await showAll(page)).filter(
    ({ naturalWidth, shownWidth, shownHeight, naturalHeight }) =>
      Math.min(naturalWidth / shownWidth, naturalHeight / shownHeight) > 2.1 && naturalWidth > 160,
  )
  expect(wasteful).toEqual([])
})

/** Brings every picture of the page into view and tells what came of it. */
async function showAll(page: Page): Promise<Picture[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => ({
        url: image.currentSrc,
        naturalWidth: image.naturalWidth,
        naturalHeight: image.naturalHeight,
        shownWidth: image.clientWidth,
        shownHeight: image.clientHeight,
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        hasAlt: image.hasAttribute('alt'),
      })),
  )
}

const originals = new Map<string, Promise<{ width: number; height: number }>>()

/** The size of the picture that another one was made of. */
function originalSize(page: Page, url: string): Promise<{ width: number; height: number }> {
  const source = /\/(uploads\/[^/]+)\.\w+$/.exec(url)?.[1] ?? ''
  const size =
    originals.get(source) ??
    page.evaluate(async (path) => {
      const image = new Image()
      image.src = path
      await image.decode()
      return { width: image.naturalWidth, height: image.naturalHeight }
    }, `/${source}`)
  originals.set(source, size)
  return size
}
