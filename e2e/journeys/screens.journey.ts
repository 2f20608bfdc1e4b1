import { violationsOf, violationsOnce } from '../axe.ts'
import { ask } from '../http.ts'
import { expect, journey, openUntouched } from '../journey.ts'
import { invalidHtml } from '../screen/html.ts'
import { findOverflow, narrowAndWide } from '../screen/overflow.ts'
import { screens } from '../screens.ts'

/** One visit per screen for what a change of it breaks most: opening a page takes longer than checking it. */
for (const { name, path, status = 200 } of screens) {
  journey(`is valid, accessible, readable without scripts and fits: ${name}`, async ({ page, content, watch }) => {
    if (status !== 200) watch.allow(status, /./)
    const address = await path(content)
    const response = await ask(address)
    expect(response.status, address).toBe(status)
    expect.soft(await invalidHtml(response.body), `invalid HTML of ${address}`).toEqual([])
    await openUntouched(page, address)
    const served = await page.evaluate(readWithoutScripts, response.body)
    expect.soft(served.headings, 'h1 without scripts').toBe(1)
    expect.soft(served.text.length, 'text without scripts').toBeGreaterThan(60)
    expect.soft(await violationsOnce(page), 'violations of axe').toEqual([])
    expect.soft(await findOverflow(page, narrowAndWide), 'wider than the screen').toEqual([])
  })
}

journey('axe finds no violations in the open drawer and the open user menu', async ({ page }) => {
  await openUntouched(page, '/')
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

/** Parses a document as a browser without scripts does: `noscript` contains elements. */
function readWithoutScripts(html: string): { headings: number; text: string } {
  const served = new DOMParser().parseFromString(html, 'text/html')
  return {
    headings: served.querySelectorAll('h1').length,
    text: served.querySelector('main')?.textContent?.trim() ?? '',
  }
}
