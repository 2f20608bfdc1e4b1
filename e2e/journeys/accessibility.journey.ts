import { violationsEverywhere, violationsOf } from '../axe.ts'
import { expect, journey, open } from '../journey.ts'
import { screens } from '../screens.ts'

/** Every rule of axe that it runs by itself, on everything on the page, in both modes, on a phone and on a wide screen. */
for (const { name, path, status } of screens) {
  journey(`axe finds nothing: ${name}`, async ({ page, content, watch }) => {
    if (status) watch.allow(status, /./)
    await open(page, await path(content))
    expect(await violationsEverywhere(page)).toEqual([])
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
