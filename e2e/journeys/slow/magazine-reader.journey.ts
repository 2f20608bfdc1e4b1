import type { Page } from '@playwright/test'
import { violationsOf } from '../../axe.ts'
import { expect, journey, open } from '../../journey.ts'
import { readerPath } from '../../paths.ts'

const stage = (page: Page) => page.locator('.reader__stage')
const shown = (page: Page) => page.locator('.reader__page:visible')

journey('shows one page on a phone, turned by a swipe', async ({ page, content }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${readerPath(await content.newestMagazine())}?p=2`)
  await expect(shown(page)).toHaveCount(1)
  await swipe(page, -150)
  await expect(stage(page)).toHaveAccessibleName('Pagina 3')
  await swipe(page, 150)
  await expect(stage(page)).toHaveAccessibleName('Pagina 2')
  await swipe(page, -20)
  await expect(stage(page)).toHaveAccessibleName('Pagina 2')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page)).toEqual([])
})

/** A finger that moves over the pages, by so many pixels to the right. */
async function swipe(page: Page, by: number): Promise<void> {
  await stage(page).evaluate((element, dx) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
    const [from, to] = [touch(180), touch(180 + dx)]
    element.dispatchEvent(new TouchEvent('touchstart', { touches: [from], changedTouches: [from], bubbles: true }))
    element.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [to], bubbles: true }))
  }, by)
}
