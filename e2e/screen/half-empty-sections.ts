import type { Page } from '@playwright/test'

/** A tablet, where most parts are below each other and as wide as the page. */
const WIDTH = 768

/** The sections of a page whose content leaves half of their width empty; a line each. */
export async function findHalfEmptySections(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: WIDTH, height: 800 })
  return page.evaluate(findSections)
}

/**
 * The sections and panels in `main` with a stretch in which all text and pictures are in one half of the width that they
 * have. Texts to read have short lines: of them the lines are as wide as their column.
 */
function findSections(): string[] {
  /** a shorter stretch is not visible as a hole */
  const SHORTEST = 240
  const STEP = 8
  const main = document.querySelector('main')
  return [...(main?.querySelectorAll('section, aside, .panel') ?? [])].flatMap((section) => {
    const { left, width, top, bottom } = section.getBoundingClientRect()
    if (width < 480 || !section.checkVisibility()) return []
    const middle = left + width / 2
    const filled = contentOf(section)
    let since: number | undefined
    let longest = 0
    for (let y = top; y < bottom; y += STEP) {
      const here = filled.filter((one) => one.top < y + STEP && one.bottom > y)
      const isHalf = here.length === 0 || here.every((one) => one.right <= middle)
      if (!isHalf) since = undefined
      else if (since === undefined) since = here.length > 0 ? y : undefined
      // a stretch ends with content
      else if (here.length > 0) longest = Math.max(longest, y - since)
    }
    if (longest < SHORTEST) return []
    const name = `${section.tagName} ${section.className}`.trim()
    return [`${name} uses half for ${Math.round(longest)}: ${section.textContent.trim().slice(0, 40)}`]
  })

  function contentOf(section: Element): DOMRect[] {
    const rects: DOMRect[] = []
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.textContent?.trim()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        rects.push(...range.getClientRects())
      } else if (
        node instanceof Element &&
        node.matches('img, svg, video, button, input, select, textarea, summary, .btn')
      )
        rects.push(node.getBoundingClientRect())
    }
    return rects.filter(({ width, height }) => width > 1 && height > 1)
  }
}
