import type { Locator, Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'
import { articlePath, partnerPath } from '../paths.ts'

journey('draws one rule below a related article that ends a text', async ({ page, content }) => {
  const article = await content.articleWith(
    'general',
    ({ access, blocks }) => access === 'free' && blocks.at(-1)?.__component === 'blocks.related',
  )
  await open(page, articlePath(article))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('.prose > :last-child').evaluate(rulesBelow), `${width} px`).toBeLessThanOrEqual(1)
  }
})

/** The number of rules within 120 px below the last line of an element. */
function rulesBelow(element: Element): number {
  const end = element.getBoundingClientRect().bottom
  const edges = [...document.querySelectorAll('main *')].flatMap((other) => {
    const { top, bottom, width } = other.getBoundingClientRect()
    const style = getComputedStyle(other)
    if (width < 200 || !other.checkVisibility()) return []
    return [
      ...(Number.parseFloat(style.borderTopWidth) > 0 ? [top] : []),
      ...(Number.parseFloat(style.borderBottomWidth) > 0 ? [bottom] : []),
    ]
  })
  return new Set(edges.filter((y) => y > end - 4 && y < end + 120).map(Math.round)).size
}

journey('separates the sections below an article by equal gaps', async ({ page, content }) => {
  const article = await content.articleWith(
    'general',
    ({ access, partners }) => access === 'free' && partners.length > 0,
  )
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, articlePath(article))
  const sections = page.locator('main .lintel')
  const gaps = await sections.evaluateAll((all) =>
    all.map((section) => {
      const { top } = section.getBoundingClientRect()
      const above = [...document.querySelectorAll('main :is(p, a, li, img, button, time, .ad)')]
        .filter((one) => one.checkVisibility() && !section.contains(one))
        .map((one) => one.getBoundingClientRect().bottom)
        .filter((bottom) => bottom <= top + 1)
      return Math.round(top - Math.max(...above))
    }),
  )
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThan(24)
})

journey('has an icon of its own for each act', async ({ page, content }) => {
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'free')))
  const acts = page.locator('.art-end .share .btn')
  const icons = await acts.locator('svg path').evaluateAll((all) => all.map((path) => path.getAttribute('d')))
  expect(icons.length).toBeGreaterThan(3)
  expect(new Set(icons).size).toBe(icons.length)
})

journey('begins no line of the breadcrumbs with a slash', async ({ page, content }) => {
  await open(page, articlePath(await content.article('general', ({ title }) => title.length > 50)))
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem')
  for (const width of [320, 480, 600, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const before = await crumbs.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content))
    expect(before.filter((text) => text !== 'none')).toEqual([])
  }
})

journey('keeps a word with hyphens on one line', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/agenda', '/nationale-dhz-sessie', '/']) {
      await open(page, path)
      const words = page.locator('main :is(h1, h2, h3) .whole', { hasText: 'Doe-het-zelfsessie' })
      const lines = await words.evaluateAll((all) => all.map((word) => word.getClientRects().length))
      expect(lines.length, path).toBeGreaterThan(0)
      expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]))
    }
  }
})

journey('fills the row of three figures of a company', async ({ page, content }) => {
  await open(page, partnerPath(await content.partner(({ link }) => link === 'warmond-isolatie')))
  const row = page.locator('.kpis').first()
  await expect(row.locator('> div')).toHaveCount(3)
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await rightOf(row.locator('> div').last()), `${width} px`).toBeCloseTo(await rightOf(row), 0)
  }
})

async function rightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  journey(`shows a notice apart from the footer below it, in ${colorScheme} mode`, async ({ page, content }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, articlePath(await content.article('general', ({ access }) => access === 'free')))
    await page.evaluate(() => {
      Object.defineProperties(navigator, {
        share: { value: undefined },
        clipboard: { value: { writeText: async () => {} } },
      })
    })
    await page.locator('.art-end').getByRole('button', { name: 'Delen' }).click()
    const notice = page.locator('.toast', { hasText: 'De link is gekopieerd.' })
    const edge = await notice.evaluate((element) => getComputedStyle(element).borderTopColor)
    const footer = await page.locator('.foot').evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await contrastOf(page, edge, footer)).toBeGreaterThan(3)
  })
}

/** WCAG's contrast ratio of two opaque colours, 1 to 21. */
async function contrastOf(page: Page, ...colours: [string, string]): Promise<number> {
  const [one = 0, other = 0] = await page.evaluate((all) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    return all.map((colour) => {
      if (!context) return 0
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
  }, colours)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
