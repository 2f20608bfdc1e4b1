import { expect, journey, open } from '../../journey.ts'

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
