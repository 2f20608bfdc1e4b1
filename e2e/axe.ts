import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds with all its rules, a line each: the rule and the element. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return findViolations(page)
}

/** The same in both colour modes, on a phone and on a wide screen. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const violation of await findViolations(page)) found.push(`${width} ${colorScheme} ${violation}`)
    }
  }
  return found
}

async function findViolations(page: Page): Promise<string[]> {
  // what is well need not be described
  const violations = await page.evaluate(async () => {
    const results = await window.axe.run({ resultTypes: ['violations'] })
    return results.violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`),
  )
}
