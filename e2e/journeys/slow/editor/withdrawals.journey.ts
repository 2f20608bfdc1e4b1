import { randomUUID } from 'node:crypto'
import { demoSecrets } from '../../../../scripts/demo-secrets.ts'
import { newPerson } from '../../../account.ts'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { someAddress } from '../../../client-address.ts'
import { Editor } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { journey } from '../../../journey.ts'
import { mailIn } from '../../../mails.ts'
import { findOverflow } from '../../../screen/overflow.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

async function sendStatement(email: string): Promise<void> {
  const response = await fetch(`${testEnvironment.backendUrl}/public/withdrawals`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-website-key': demoSecrets.WEBSITE_KEY,
      'x-client-address': someAddress(),
    },
    body: JSON.stringify({
      ...{ orderText: 'Gevel compleet, in mei', name: 'Dieuwertje van der Steen', email },
      idempotencyKey: randomUUID(),
    }),
  })
  expect(response.status).toBe(200)
}

journey('lets the desk find a withdrawal and refuse it with a reason', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const { email } = newPerson()
  await sendStatement(email)
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Herroepingen', exact: true }).click()
  await page.getByLabel('Zoek op naam, mail, bestelling of nummer').fill(email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Geen bestelling met dit nummer')
  expect(await englishOn(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await row.getByRole('link', { name: 'Dieuwertje van der Steen' }).click()
  await expect(page.getByText('Gevel compleet, in mei')).toBeVisible()
  await page.getByRole('button', { name: 'Afwijzen' }).click()
  await page.getByLabel('Reden').fill('De bedenktijd was voorbij.')
  await page.getByRole('button', { name: 'Wijs af en mail' }).click()
  await expect(page.getByText('De bedenktijd was voorbij.')).toBeVisible()
  await expect(page.getByText('Afgewezen').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afwijzen' })).toHaveCount(0)
  expect(await findOverflow(page)).toEqual([])
  const { text = '' } = await mailIn(email, /^Over uw herroeping/)
  expect(text).toContain('De bedenktijd was voorbij.')
})
