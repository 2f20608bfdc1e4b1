import { randomUUID } from 'node:crypto'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { newPerson, ownName } from '../../account.ts'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { someAddress } from '../../client-address.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { findOverflow } from '../../screen/overflow.ts'
import { testEnvironment } from '../../test-environment.ts'

journey.use(adminScreens)

async function sendQuestion(email: string): Promise<string> {
  const response = await fetch(`${testEnvironment.backendUrl}/public/contact/questions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-website-key': demoSecrets.WEBSITE_KEY,
      'x-client-address': someAddress(),
      'x-client-proof': randomUUID(),
    },
    body: JSON.stringify({
      ...{ subject: 'Abonnement of factuur', name: ownName, email, reference: '2026-1187' },
      ...{ message: 'Waar blijft nummer 7?', idempotencyKey: randomUUID() },
    }),
  })
  return (await response.json()).number
}

journey('lets an editor find, answer and note a message of a visitor', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const { email } = newPerson()
  const number = await sendQuestion(email)
  await useSessionOf(await Editor.loggedIn(), context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Berichten', exact: true }).click()
  await page.getByLabel('Zoeken').fill(number)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Nieuw')
  expect(await englishOn(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await row.getByRole('link', { name: ownName }).click()
  await expect(page.getByText('Waar blijft nummer 7?')).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Schrijf een notitie' }).click()
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Gebeld met de drukker.')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Notitie: Gebeld met de drukker.')).toBeVisible()
  await page.getByRole('button', { name: 'Beantwoord per mail' }).click()
  await page.getByRole('textbox', { name: 'Uw antwoord' }).fill('Morgen op de mat.\n\nMet dank.')
  await page.getByRole('button', { name: 'Verstuur antwoord' }).click()
  await expect(page.getByText('Antwoord: Morgen op de mat.')).toBeVisible()
  await expect(page.getByText('Afgehandeld').first()).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  const mail = await mailIn(email, new RegExp(`^Antwoord op uw bericht ${number}`))
  expect(mail.text).toContain('Morgen op de mat.\n\nMet dank.')
  expect(mail.replyTo).toEqual(['abonnement@gevel.example'])
})
