import { pushMessageSchema } from '@gevel/contract/push'
import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { PushBrowser } from '../../../push.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

journey('an editor sees a notice and its devices, sends it, and a reader gets it', async ({ page, browser, watch }) => {
  watch.allow(404, switchedOff)
  const context = await browser.newContext({
    baseURL: testEnvironment.siteUrl,
    serviceWorkers: 'allow',
    locale: 'nl-NL',
  })
  const reader = await PushBrowser.open(context)
  await reader.page.goto('/meldingen')
  await reader.page.getByRole('button', { name: 'Meldingen aanzetten' }).click()
  await reader.page.getByRole('checkbox', { name: /^Gevel Pro/ }).check()
  await reader.page.getByLabel('Geen meldingen vanaf').selectOption('Altijd meldingen')
  await reader.page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(reader.page.getByText('Uw keuze is bewaard')).toBeVisible()

  const editor = await Editor.loggedIn()
  const [article] = await editor.published('content', 1)
  await useSessionOf(editor, page.context())
  await openDocument(page, 'content', article?.documentId ?? '')
  await page.getByRole('button', { name: 'Stuur een melding' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Belangrijk nieuws: 1 apparaat/ })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Kop' }).fill('Dit moet u weten')
  await expect(dialog.getByRole('group', { name: 'Zo ziet de melding eruit' })).toContainText('Dit moet u weten')
  await dialog.getByRole('button', { name: 'Stuur naar 1 apparaat' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Dit moet u weten')).toBeVisible()
  await expect(page.getByText('1 van 1 apparaat bezorgd')).toBeVisible()

  const endpoint = (await reader.endpoint()) ?? ''
  await expect.poll(() => reader.service.messagesTo(endpoint)).toHaveLength(1)
  const { text } = reader.service.messagesTo(endpoint)[0] ?? { text: '' }
  const { title, path } = pushMessageSchema.parse(JSON.parse(text))
  expect(await reader.deliver(text)).toMatchObject([{ title: 'Dit moet u weten', data: path }])
  expect(title).toBe('Dit moet u weten')
  expect((await reader.page.request.get(path)).status()).toBe(200)
  await reader.close()
})
