import path from 'node:path'
import { z } from 'zod'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

const picture = path.join(import.meta.dirname, '../../../../docs/screenshots/general.png')
const uploaded = z.array(z.object({ id: z.int() }))

journey('retries an interrupted upload from the same dialog', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  // editors have no permission for the settings of the library
  watch.allow(403, /^\/upload\/settings$/)
  watch.allowOffline()
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  let isCut = false
  await page.route(/\/upload$/, (route) => {
    if (route.request().method() !== 'POST' || isCut) return route.fallback()
    isCut = true
    return route.abort('internetdisconnected')
  })
  await page.goto('/admin/plugins/upload')
  await page.getByRole('button', { name: 'Uploaden' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  const send = dialog.getByRole('button', { name: '1 bestand uploaden' })
  await send.click()
  await expect(dialog.getByText('De verbinding viel weg.')).toBeVisible()

  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await send.click()
  const [file] = uploaded.parse(await (await answered).json())
  await expect(dialog).toBeHidden()
  await page.close()
  const headers = { authorization: `Bearer ${editor.token}` }
  await fetch(`${testEnvironment.backendUrl}/upload/files/${file?.id}`, { method: 'DELETE', headers })
})
