import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds with all its rules, a line each: the rule and the element. */
export async function violationsOf(page: Page): Promise<string[]> {
  // the page has no frames of others, so axe need not open a page of its own to look into them; nor need it describe what is well
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`),
  )
}

/** The same in both colour modes, on a phone and on a wide screen. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const violation of await violationsOf(page)) found.push(`${width} ${colorScheme} ${violation}`)
    }
  }
  return found
}
