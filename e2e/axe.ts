import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules that look at colours: all that can differ between the modes on one width. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds with all its rules, a line each: the rule and the element.
 * @param rules those alone
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // the page has no frames of others, so axe need not open a page of its own to look into them
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`),
  )
}

/** The same on a phone and on a wide screen, each in both colour modes: every rule in one, those of colour in the other as well. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, modes] of [
    [360, ['light', 'dark']],
    [1280, ['dark', 'light']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await violationsOf(page, colorScheme === modes[0] ? undefined : OF_COLOUR)
      for (const violation of violations) found.push(`${width} ${colorScheme} ${violation}`)
    }
  }
  return found
}
