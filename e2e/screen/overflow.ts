import type { Page } from '@playwright/test'

/** A change to a page that its layout has to fit too. */
interface Stress {
  name: string
  css?: string
  /** takes the place of the longest word of each text */
  word?: string
}

const plain: Stress = { name: 'plain' }
/** A compound as editors write them. Chromium here hyphenates no Dutch, as on some devices: it has to break anywhere. */
const longWords: Stress = { name: 'long words', word: 'Inkoopsamenwerkingsverband' }
/** WCAG 1.4.12 */
const textSpacing: Stress = {
  name: 'text spacing',
  css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
}
/** WCAG 1.4.4: the text alone is enlarged, so the layout stays that of the width. */
const doubledText: Stress = { name: 'text of 200 %', css: 'html { font-size: 200% !important }' }

interface Width {
  width: number
  stresses: readonly Stress[]
}

const everyWidth: readonly Width[] = [
  { width: 320, stresses: [plain, longWords, textSpacing] },
  { width: 360, stresses: [plain, longWords, doubledText] },
  { width: 768, stresses: [plain, doubledText] },
  { width: 1024, stresses: [plain, doubledText] },
  { width: 1280, stresses: [plain, doubledText] },
]

/** The narrowest phone, also with the longest word, and a wide screen. */
export const narrowAndWide: readonly Width[] = [
  { width: 320, stresses: [plain, longWords] },
  { width: 1280, stresses: [plain] },
]

/**
 * The elements that make the page scroll sideways, and texts that are cut off, with the texts and settings that widen
 * it; a line each.
 * @param widths all common ones by default
 */
export async function findOverflow(page: Page, widths = everyWidth): Promise<string[]> {
  const wide: string[] = []
  for (const { width, stresses } of widths) {
    await page.setViewportSize({ width, height: 800 })
    wide.push(...(await page.evaluate(findWide, stresses)).map((element) => `${width}, ${element}`))
  }
  return wide
}

/** The tables of which a wide screen cuts off a part; a line each. */
export async function findCutTables(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-scroll')]
      .filter((frame) => frame.scrollWidth > frame.clientWidth)
      .map((frame) => frame.textContent.slice(0, 60)),
  )
}

/** The innermost elements that extend past the right edge and do not scroll themselves, under each stress. */
function findWide(stresses: readonly Stress[]): string[] {
  return stresses.flatMap(({ name, css, word }) => {
    const restore = word === undefined ? [] : replaceWords(word)
    document.adoptedStyleSheets = css === undefined ? [] : [sheetOf(css)]
    const wide = [...wideElements(), ...cutTexts()].map((element) => `${name}: ${element}`)
    document.adoptedStyleSheets = []
    for (const undo of restore) undo()
    return wide
  })

  // not a style element, which the Content-Security-Policy forbids
  function sheetOf(css: string): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }

  /** In texts that come from editors: those of controls, times and drawings are ours. */
  function replaceWords(long: string): (() => void)[] {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const undo: (() => void)[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const before = text.nodeValue ?? ''
      const [longest = ''] = (before.match(/[\p{L}-]{3,}/gu) ?? []).toSorted((one, other) => other.length - one.length)
      if (longest === '' || text.parentElement?.closest('button, .btn:not(.prose *), time, svg, select, noscript'))
        continue
      text.nodeValue = before.replace(longest, long)
      undo.push(() => {
        text.nodeValue = before
      })
    }
    return undo
  }

  function wideElements(): string[] {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const past = pastEdge('body').filter((element) => frameOf(element) === undefined)
    const innermost = past.filter((element) => !past.some((other) => other !== element && element.contains(other)))
    return [`page is ${scrollWidth}`, ...innermost.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  }

  /** Texts of the site that something cuts off at the right edge, so that they do not make the page wider; Strapi's screens shorten some. */
  function cutTexts(): string[] {
    const cut = pastEdge('#inhoud').filter((element) => {
      const frame = element.childElementCount === 0 && element.textContent.trim() && frameOf(element)
      // a text for screen readers alone is in a frame of one pixel
      return frame && getComputedStyle(frame).overflowX === 'hidden' && frame.clientWidth > 1
    })
    return cut.slice(0, 3).map((element) => `cut off ${element.outerHTML.slice(0, 120)}`)
  }

  function pastEdge(within: string): Element[] {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll(`${within} *`)].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
  }

  /** What hides or scrolls the part of an element that is outside of it. */
  function frameOf({ parentElement }: Element): Element | undefined {
    if (parentElement === null || parentElement === document.body) return undefined
    return getComputedStyle(parentElement).overflowX === 'visible' ? frameOf(parentElement) : parentElement
  }
}
