import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, journey, open } from '../journey.ts'
import { screens } from '../screens.ts'

/** Every rule of axe that it runs by itself, on everything on the page, in both modes, on a phone and on a wide screen. */
for (const { name, path, status } of screens) {
  journey(`axe finds nothing: ${name}`, async ({ page, content, watch }) => {
    if (status) watch.allow(status, /./)
    await open(page, await path(content))
    const violations: string[] = []
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const violation of await violationsOf(page)) violations.push(`${width} ${colorScheme} ${violation}`)
      }
    }
    expect(violations).toEqual([])
  })
}

journey('axe finds nothing in the open drawer, the open user menu, a toast and a dialog', async ({ page }) => {
  await open(page, '/')
  const violations: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Weergave' }).click()
  violations.push(...(await violationsOf(page)))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  violations.push(...(await violationsOf(page)))
  await page.keyboard.press('Escape')
  expect(violations).toEqual([])
})

/** What axe finds, a line each: the rule and the element. */
async function violationsOf(page: Page): Promise<string[]> {
  // the page has no frames of others, so axe need not open a page of its own to look into them
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`),
  )
}
