import type { Page } from '@playwright/test'

const widths = [320, 360, 390, 768, 1024, 1280]

/** The elements that make the page scroll sideways, at each common width; a line each. */
export async function findOverflow(page: Page): Promise<string[]> {
  const wide: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    wide.push(...(await page.evaluate(findWide)).map((element) => `${width}: ${element}`))
  }
  return wide
}

/** The innermost elements that extend past the right edge and do not scroll themselves. */
function findWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isHeld = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
  const past = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element.parentElement),
  )
  const innermost = past.filter((element) => !past.some((other) => other !== element && element.contains(other)))
  return [`page is ${scrollWidth}`, ...innermost.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
}
