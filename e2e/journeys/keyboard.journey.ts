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

journey('shows the focus in view at every tab stop', async ({ page }) => {
  for (const path of ['/', '/over-ons/zo-werken-wij']) {
    await open(page, path)
    const unseen: string[] = []
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(describeFocus)
      if (place === null) break
      if (!place.isMarked || !place.isInView) unseen.push(`${path}: ${place.text}`)
    }
    expect(unseen).toEqual([])
  }
})

journey('cuts no part off the ring of a focused link or button', async ({ page }) => {
  for (const path of ['/zoeken?q=bouwgroothandel', '/nationale-dhz-sessie']) {
    await open(page, path)
    await page.getByRole('button', { name: 'Weergave' }).click()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findCutRings), path).toEqual([])
  }
})

journey('reaches the search field of the top bar before its button', async ({ page }) => {
  await open(page, '/')
  await page.locator('#snelzoeken').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search', { name: 'Hele site' }).getByRole('button', { name: 'Zoek' })).toBeFocused()
})

journey('opens, enters and closes the user menu with the keyboard', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Weergave' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#gebruikersmenu')).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#gebruikersmenu') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('#gebruikersmenu')).toBeHidden()
  await expect(button).toBeFocused()
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

journey('moves the focus at the moment the new page is rendered', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const noteFocus = () => {
      if (document.querySelector('h1')?.textContent?.includes('Privacy'))
        document.body.dataset.focusAtFirst ??= document.activeElement?.id
    }
    new MutationObserver(noteFocus).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-focus-at-first', 'inhoud')
})

/** Presses Tab until the condition holds; throws after many stops. */
async function tabTo(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await isReached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}

/** The focused element, whether its focus is visible and in view; null at the end of the page. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  return {
    text: element.textContent?.trim().slice(0, 60) || element.outerHTML.slice(0, 80),
    isMarked: outlineStyle !== 'none' && outlineWidth !== '0px',
    isInView: box.bottom > 0 && box.top < window.innerHeight && box.width > 0,
  }
}

/** The links and buttons whose ring, above and below them, is outside an element around them that hides what is; a line each. */
function findCutRings(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button')].flatMap((element) => {
    element.focus()
    if (document.activeElement !== element || !element.matches(':focus-visible')) return []
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { top, bottom } = element.getBoundingClientRect()
    const isCutBy = (around: Element | null): boolean => {
      if (around === null || around === document.body) return false
      const box = around.getBoundingClientRect()
      const isCut = box.top > top - ring + 1 || box.bottom < bottom + ring - 1
      return (getComputedStyle(around).overflowX !== 'visible' && isCut) || isCutBy(around.parentElement)
    }
    return isCutBy(element.parentElement) ? [element.textContent.trim() || element.outerHTML.slice(0, 80)] : []
  })
}
