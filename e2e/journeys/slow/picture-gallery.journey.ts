import type { Page } from '@playwright/test'
import type { Content } from '../../content.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

const gallery = (page: Page) => page.getByRole('region', { name: /^Fotoreeks, \d+ beelden$/ })

/** Path of a free article with a gallery of several pictures. */
async function pathWithGallery(content: Content): Promise<string> {
  const article = await content.articleWith('general', ({ access, blocks }) => {
    const pictures = blocks.flatMap((block) => (block.__component === 'blocks.gallery' ? block.pictures : []))
    return access === 'free' && pictures.length > 2
  })
  return articlePath(article)
}

journey('moves through a gallery by its buttons, and updates the counter', async ({ page, content }) => {
  await open(page, await pathWithGallery(content))
  const bar = gallery(page).locator('.gallery__bar')
  const next = gallery(page).getByRole('button', { name: 'Volgend beeld' })
  const previous = gallery(page).getByRole('button', { name: 'Vorig beeld' })
  await expect(bar).toContainText(/^1 van \d+/)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  const count = Number(/van (\d+)/.exec((await bar.textContent()) ?? '')?.[1])
  for (let at = 2; at <= count; at++) {
    await next.press('Enter')
    await expect(bar).toContainText(`${at} van ${count}`)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await previous.press('Enter')
  await expect(bar).toContainText(`${count - 1} van ${count}`)
})

journey('enlarges a picture of a gallery, and moves and closes by keyboard', async ({ page, content }) => {
  await open(page, await pathWithGallery(content))
  const first = gallery(page)
    .getByRole('link', { name: /^Vergroot: / })
    .first()
  await first.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Beeld 1 van \d+$/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Vorig beeld' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /^Beeld 2 van \d+$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()
  await first.click()
  await page.getByRole('button', { name: 'Sluit' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('links the pictures of a gallery to their largest size', async ({ page, content }) => {
    await page.goto(await pathWithGallery(content))
    const { origin } = new URL(page.url())
    await expect(gallery(page).getByText(/^\d+ beelden$/)).toBeVisible()
    await expect(gallery(page).getByRole('button')).toHaveCount(0)
    const links = gallery(page).getByRole('link')
    for (const link of await links.all()) {
      const response = await fetch(new URL((await link.getAttribute('href')) ?? '', origin))
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  })
})

journey('prints all pictures of a gallery', async ({ page, content }) => {
  await open(page, await pathWithGallery(content))
  await page.emulateMedia({ media: 'print' })
  const strip = gallery(page).locator('.gallery__strip')
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(gallery(page).getByRole('button', { includeHidden: false })).toHaveCount(0)
})
