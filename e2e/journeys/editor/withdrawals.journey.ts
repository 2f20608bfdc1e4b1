import { newPerson } from '../../account.ts'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { withClientAddress } from '../../client-address.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey, untilHydrated } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { findOverflow } from '../../screen/overflow.ts'

journey.use(adminScreens)

journey('lets the desk find a withdrawal and refuse it with a reason', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const { email } = newPerson()
  await context.setExtraHTTPHeaders(withClientAddress())
  await page.goto('/herroepen')
  await untilHydrated(page)
  await page.getByLabel('Bestelnummer').fill('Gevel compleet, in mei')
  await page.getByLabel('Uw naam').fill('Dieuwertje van der Steen')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Hier herroepen' }).click()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByText(`is verstuurd naar ${email}`)).toBeVisible()

  await useSessionOf(await Editor.loggedIn(), context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Herroepingen', exact: true }).click()
  await page.getByLabel('Zoek op naam, mail, bestelling of nummer').fill(email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Geen bestelling met dit nummer')
  expect(await englishOn(page)).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    expect(await findOverflow(page)).toEqual([])
  }
  await row.getByRole('link', { name: 'Dieuwertje van der Steen' }).click()
  await expect(page.getByText('Gevel compleet, in mei')).toBeVisible()
  await page.getByRole('button', { name: 'Afwijzen' }).click()
  await page.getByLabel('Reden').fill('De bedenktijd was voorbij.')
  await page.getByRole('button', { name: 'Wijs af en mail' }).click()
  await expect(page.getByText('De bedenktijd was voorbij.')).toBeVisible()
  await expect(page.getByText('Afgewezen').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afwijzen' })).toHaveCount(0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    expect(await findOverflow(page)).toEqual([])
  }
  const { text = '' } = await mailIn(email, /^Over uw herroeping/)
  expect(text).toContain('De bedenktijd was voorbij.')
})
