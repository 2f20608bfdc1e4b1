import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

interface Picture {
  /** the variant that the browser chose */
  url: string
  naturalWidth: number
  naturalHeight: number
  shownWidth: number
  shownHeight: number
  hasSize: boolean
  hasAlt: boolean
}

/** Expects each picture to reserve its space and to be an AVIF with no more pixels than its original. */
export async function expectGoodPictures(page: Page): Promise<void> {
  for (const picture of await loadPictures(page)) {
    expect.soft(picture.hasSize, `${picture.url} has width and height`).toBe(true)
    expect.soft(picture.hasAlt, `${picture.url} has an alt`).toBe(true)
    expect.soft(picture.naturalWidth, `${picture.url} is there`).toBeGreaterThan(0)
    if (!picture.url.includes('/beeld/')) continue
    expect.soft(picture.url).toMatch(/\.avif$/)
    const original = await originalSize(page, picture.url)
    expect.soft(picture.naturalWidth, picture.url).toBeLessThanOrEqual(original.width)
    expect.soft(picture.naturalHeight, picture.url).toBeLessThanOrEqual(original.height)
  }
}

/** Loads every picture of the page, also below the fold, and describes the visible ones. */
export async function loadPictures(page: Page): Promise<Picture[]> {
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

/**
 * Keeps each picture at the file that the browser chose for this width. At other widths the website would have to make
 * sizes that this journey ignores, 0.15 s of processor time for a picture of 800 pixels.
 */
export async function keepChosenFiles(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      const chosen = image.currentSrc
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
      image.removeAttribute('srcset')
      if (chosen) image.src = chosen
    }
  })
}

const originals = new Map<string, Promise<{ width: number; height: number }>>()

/** The size of the original of a picture that the website resized. */
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
