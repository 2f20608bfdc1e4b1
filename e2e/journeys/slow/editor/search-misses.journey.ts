import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { ask } from '../../../http.ts'
import { journey } from '../../../journey.ts'
import { findOverflow } from '../../../screen/overflow.ts'

journey.use(adminScreens)

/** Letters only: digits could be a telephone number, which is not counted. */
const word = `zzproef${crypto.randomUUID().replace(/[^a-f]/g, '')}`

journey(
  'shows an editor a search without a result, its page on the site, and a new word',
  async ({ page, context, watch }) => {
    journey.setTimeout(120_000)
    watch.allow(404, switchedOff)
    await ask(`/zoeken?q=${word}`)
    await useSessionOf(await Editor.loggedIn(), context)
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Zoekvragen zonder resultaat' }).click()
    await page.getByRole('tab', { name: 'Laatst gezocht' }).click()
    const row = page.getByRole('listitem').filter({ hasText: word })
    await expect(row).toContainText('1 keer gezocht')
    await expect(row.getByRole('link', { name: `Zoek op de site: ${word}` })).toHaveAttribute(
      'href',
      new RegExp(`/zoeken\\?q=${word}$`),
    )
    expect(await englishOn(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await row.getByRole('link', { name: `Nieuw zoekwoord: ${word}` }).click()
    await expect(page.getByRole('textbox', { name: /^Woord/ })).toBeVisible()
  },
)
