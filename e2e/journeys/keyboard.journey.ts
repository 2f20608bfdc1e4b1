import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'

journey('skips to the content from the first tab stop', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Direct naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

journey('navigates from the front page to an article and a tag with the keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const title = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  const tag = page.getByRole('list', { name: 'Onderwerpen' }).getByRole('link').first()
  await tabTo(page, async () => tag.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(news|item)\/tag\?t=/)
})

journey('moves the focus to the new page after a navigation', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
  await page.keyboard.press('Tab')
  const inFooter = await page.evaluate(() => document.activeElement?.closest('footer') !== null)
  expect(inFooter, 'the focus is still in the footer').toBe(false)
})

/** Presses Tab until the condition holds; throws after many stops. */
async function tabTo(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await isReached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}
