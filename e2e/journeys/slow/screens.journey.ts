import { colourViolationsInPro, otherViolations } from '../../axe.ts'
import { ask } from '../../http.ts'
import { expect, journey, openUntouched } from '../../journey.ts'
import { findHalfEmptyRows } from '../../screen/half-empty-rows.ts'
import { findHalfEmptySections } from '../../screen/half-empty-sections.ts'
import { invalidHtml } from '../../screen/html.ts'
import { findCutTables, findOverflow } from '../../screen/overflow.ts'
import { expectGoodPictures, keepChosenFiles } from '../../screen/pictures.ts'
import { inPro, screens } from '../../screens.ts'

/** A second visit per screen: what the first leaves out of widths, colours and editions, enlarged texts and long words. */
for (const { name, path, status = 200, isShared } of screens) {
  journey(`fits every width and setting, in the other colours: ${name}`, async ({ page, content, watch }) => {
    if (status !== 200) watch.allow(status, /./)
    const address = await path(content)
    if (isShared) {
      const inOther = await ask(inPro(address))
      expect(inOther.status, inPro(address)).toBe(status)
      expect.soft(await invalidHtml(inOther.body), `invalid HTML of ${inPro(address)}`).toEqual([])
    }
    await openUntouched(page, address)
    if (status === 200) await expectGoodPictures(page)
    await keepChosenFiles(page)
    expect.soft(await otherViolations(page), 'violations of axe').toEqual([])
    if (isShared) expect.soft(await colourViolationsInPro(page), 'violations of axe in pro').toEqual([])
    expect.soft(await findOverflow(page), 'wider than the screen').toEqual([])
    expect.soft(await findCutTables(page), 'tables that are cut off').toEqual([])
    expect.soft(await findHalfEmptyRows(page), 'rows that are half empty').toEqual([])
    expect.soft(await findHalfEmptySections(page), 'sections that are half empty').toEqual([])
  })
}
