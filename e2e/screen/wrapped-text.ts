import type { Page } from '@playwright/test'

/** The labels of buttons and tabs that take more than one line, with the number of lines. */
export function wrappedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1
    const linesOf = (element: Element): number => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].filter((rect) => !isHidden(rect)).map(({ top }) => Math.round(top)))
        .size
    }
    return [...document.querySelectorAll('button span, [role=tab]')]
      .filter(
        (label) =>
          label.childElementCount === 0 && label.textContent?.trim() && !isHidden(label.getBoundingClientRect()),
      )
      .map((label) => ({ text: label.textContent, lines: linesOf(label) }))
      .filter(({ lines }) => lines > 1)
      .map(({ text, lines }) => `${text} (${lines})`)
  })
}
