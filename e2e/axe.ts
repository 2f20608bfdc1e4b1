import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The violations of all axe rules, a line each: the rule and the element. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return findViolations(page)
}

/** The rules of axe about colours: the others give the same results whatever the colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The same on a phone and on a wide screen, in both colour modes. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return inEachLayout(page, (colorScheme) => findViolations(page, colorScheme === 'light' ? 'all' : 'colours'))
}

/** The violations about colours when the page, after `violationsEverywhere`, gets those of pro: its elements stay the same. */
export async function colourViolationsInPro(page: Page): Promise<string[]> {
  const setEdition = (edition: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-edition', name), edition)
  await setEdition('pro')
  const found = await inEachLayout(page, () => findViolations(page, 'colours'))
  await setEdition('general')
  return found
}

async function inEachLayout(page: Page, find: (scheme: 'light' | 'dark') => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const violation of await find(colorScheme)) found.push(`${width} ${colorScheme} ${violation}`)
    }
  }
  return found
}

async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const runOnly = rules === 'colours' ? { runOnly: colourRules } : {}
  const violations = await page.evaluate(async (options) => {
    // passing elements need no description
    const results = await window.axe.run({ resultTypes: ['violations'], ...options })
    return results.violations
  }, runOnly)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`),
  )
}
