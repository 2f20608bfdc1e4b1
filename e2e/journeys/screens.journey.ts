import { colourViolationsInPro, violationsEverywhere, violationsOf } from '../axe.ts'
import { ask } from '../http.ts'
import { expect, journey, openUntouched } from '../journey.ts'
import { findHalfEmptyRows } from '../screen/half-empty-rows.ts'
import { findHalfEmptySections } from '../screen/half-empty-sections.ts'
import { invalidHtml } from '../screen/html.ts'
import { findCutTables, findOverflow } from '../screen/overflow.ts'
import { expectGoodPictures, keepChosenFiles } from '../screen/pictures.ts'
import { inPro, screens } from '../screens.ts'

/** One visit per screen for everything that holds for each of them: opening a page takes longer than checking it. */
for (const { name, path, status = 200, isShared } of screens) {
  journey(
    `is valid, accessible, readable without scripts and fits every width: ${name}`,
    async ({ page, content, watch }) => {
      if (status !== 200) watch.allow(status, /./)
      const address = await path(content)
      const response = await askForValidHtml(address, status)
      if (isShared) await askForValidHtml(inPro(address), status)
      await openUntouched(page, address)
      const served = await page.evaluate(readWithoutScripts, response.body)
      expect.soft(served.headings, 'h1 without scripts').toBe(1)
      expect.soft(served.text.length, 'text without scripts').toBeGreaterThan(60)
      if (status === 200) await expectGoodPictures(page)
      await keepChosenFiles(page)
      expect.soft(await violationsEverywhere(page), 'violations of axe').toEqual([])
      if (isShared) expect.soft(await colourViolationsInPro(page), 'violations of axe in pro').toEqual([])
      expect.soft(await findOverflow(page), 'wider than the screen').toEqual([])
      expect.soft(await findCutTables(page), 'tables that are cut off').toEqual([])
      expect.soft(await findHalfEmptyRows(page), 'rows that are half empty').toEqual([])
      expect.soft(await findHalfEmptySections(page), 'sections that are half empty').toEqual([])
    },
  )
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

/** Requests a page and expects its status and valid HTML. */
async function askForValidHtml(address: string, status: number) {
  const response = await ask(address)
  expect(response.status, address).toBe(status)
  expect.soft(await invalidHtml(response.body), `invalid HTML of ${address}`).toEqual([])
  return response
}

/** Parses a document as a browser without scripts does: `noscript` contains elements. */
function readWithoutScripts(html: string): { headings: number; text: string } {
  const served = new DOMParser().parseFromString(html, 'text/html')
  return {
    headings: served.querySelectorAll('h1').length,
    text: served.querySelector('main')?.textContent?.trim() ?? '',
  }
}
