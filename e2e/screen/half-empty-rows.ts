import type { Page } from '@playwright/test'

/** A tablet, a laptop, and a screen wider than the page. */
const widths = [768, 1280, 1920] as const

/** The rows of cards that leave half of their width empty at these widths; a line each. */
export async function findHalfEmptyRows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await page.evaluate(findRows)).map((row) => `${width}, ${row}`))
  }
  return found
}

/**
 * The rows of the grids and flex boxes in `main` that have two cards beside each other somewhere. A card is at least
 * 120 by 48 pixels: smaller ones are buttons, labels and links, which end where their text ends.
 */
function findRows(): string[] {
  /** a shorter hole is not visible as one */
  const SHORTEST_HOLE = 200
  const main = document.querySelector('main')
  return [...(main?.querySelectorAll('*') ?? [])].flatMap((box) => {
    if (box.childElementCount < 2 || box.clientWidth < 480 || !/grid|flex/.test(getComputedStyle(box).display))
      return []
    const rows = rowsOf(cardsIn(box))
    if (!rows.some((row) => row.length > 1)) return []
    const width = innerWidthOf(box)
    return rows.flatMap((row, at) => {
      const used = Math.round((100 * widthOf(row)) / width)
      const hole = used > 50 && isFollowed(box) ? holeIn(row, width) : 0
      const what = used <= 50 ? `uses ${used} %` : `has a hole ${Math.round(hole)} high`
      if (used > 50 && hole < SHORTEST_HOLE) return []
      return [`row ${at + 1} of ${rows.length} of ${box.tagName} ${box.className} ${what}: ${textOf(box)}`]
    })
  })

  function cardsIn(box: Element): Element[] {
    return [...box.children]
      .filter((child) => child.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(child).position))
      .filter((child) => child.clientWidth >= 120 && child.clientHeight >= 48)
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
  }

  /** Cards that overlap in height are in one row. */
  function rowsOf(cards: readonly Element[]): Element[][] {
    const rows: Element[][] = []
    for (const card of cards) {
      const row = rows.at(-1)
      const bottom = Math.max(...(row ?? []).map((other) => other.getBoundingClientRect().bottom))
      if (row && card.getBoundingClientRect().top < bottom - 1) row.push(card)
      else rows.push([card])
    }
    return rows
  }

  /** How high the part of a row is in which the cards that go on take half of its width or less. */
  function holeIn(row: readonly Element[], width: number): number {
    const ends = row.map((card) => ({ card, end: endOf(card) })).toSorted((one, other) => one.end - other.end)
    const last = ends.at(-1)?.end ?? 0
    const from = ends.find(({ end }) => widthOf(row.filter((card) => endOf(card) > end)) <= width / 2)
    return last - (from?.end ?? last)
  }

  /** Where the content of a card ends: it may be stretched. One that scrolls along ends with the row. */
  function endOf(card: Element): number {
    const scrollsAlong = [...card.querySelectorAll('*')].some((one) => getComputedStyle(one).position === 'sticky')
    if (scrollsAlong || card.childElementCount === 0) return card.getBoundingClientRect().bottom
    const content = document.createRange()
    content.selectNodeContents(card)
    const { height, bottom } = content.getBoundingClientRect()
    return height > 0 ? bottom : card.getBoundingClientRect().bottom
  }

  /** Whether the page goes on below it. */
  function isFollowed(box: Element): boolean {
    const { bottom = 0 } = main?.getBoundingClientRect() ?? {}
    return bottom - box.getBoundingClientRect().bottom > SHORTEST_HOLE
  }

  function widthOf(cards: readonly Element[]): number {
    return cards.reduce((sum, card) => sum + card.getBoundingClientRect().width, 0)
  }

  function innerWidthOf(box: Element): number {
    const { paddingLeft, paddingRight } = getComputedStyle(box)
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }

  function textOf(box: Element): string {
    return box.textContent.trim().slice(0, 40)
  }
}
