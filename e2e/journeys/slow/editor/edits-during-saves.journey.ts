import type { Page } from '@playwright/test'
import { adminScreens, documentPath, expect, expectSaved, save, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const type = 'content'

journey('preserves text typed during a slow save', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const made: string[] = []
  const title = page.getByRole('textbox', { name: /^Titel/ })
  const intro = page.getByRole('textbox', { name: /^Intro/ })
  try {
    await journey.step('while a document is created', async () => {
      await page.goto(documentPath(type, 'create'))
      await title.fill(`Proef ${Date.now()}`)
      const post = await hold(page, 'POST')
      await save(page)
      await post.arrived
      await intro.fill('Getypt tijdens het maken.')
      post.release()
      await page.waitForURL(/api::content\.content\/(?!create)\w+/)
      made.push(new URL(page.url()).pathname.split('/').at(-1) ?? '')
      await expect(intro).toHaveValue('Getypt tijdens het maken.')
      await save(page)
      await expectSaved(page)
    })

    await journey.step('after a double click whose first save fails', async () => {
      watch.allow(503, /api::content\.content$/)
      await page.goto(documentPath(type, 'create'))
      await title.fill(`Proef ${Date.now()}`)
      let posts = 0
      const clicked = Promise.withResolvers<void>()
      await page.route(/\/api::content\.content(\?|$)/, async (route) => {
        if (route.request().method() !== 'POST' || posts++ > 0) return route.fallback()
        await clicked.promise
        await route.fulfill({ status: 503, body: '' })
      })
      await page.getByRole('button', { name: 'Bewaar', exact: true }).dblclick()
      clicked.resolve()
      await expect(page.getByRole('alert').filter({ hasText: 'De server kon uw tekst niet bewaren' })).toBeVisible()
      expect(posts).toBe(1)
      await save(page)
      await page.waitForURL(/api::content\.content\/(?!create)\w+/)
      made.push(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    })

    await journey.step('while a document is updated', async () => {
      const put = await hold(page, 'PUT')
      await intro.fill('Eerst bewaard.')
      await save(page)
      await put.arrived
      await intro.fill('Eerst bewaard. Getypt tijdens het bewaren.')
      const get = await hold(page, 'GET')
      put.release()
      await get.arrived
      await intro.fill('Eerst bewaard. Getypt tijdens het bewaren. En tijdens het laden.')
      get.release()
      await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeEnabled()
      await expect(intro).toHaveValue('Eerst bewaard. Getypt tijdens het bewaren. En tijdens het laden.')
      await save(page)
      await expectSaved(page)
      expect(await editor.stored(type, made.at(-1) ?? '')).toContain(
        'Eerst bewaard. Getypt tijdens het bewaren. En tijdens het laden.',
      )
    })

    await journey.step('in a text block', async () => {
      await page.getByRole('button', { name: /^Voeg een blok toe/ }).click()
      await page.getByRole('button', { name: 'Tekst', exact: true }).click()
      await page.locator('[contenteditable=true]').click()
      await page.keyboard.type('Eerste zin.')
      const put = await hold(page, 'PUT')
      await page.keyboard.press('Control+s')
      await put.arrived
      await page.keyboard.type(' Tweede zin.')
      const get = await hold(page, 'GET')
      put.release()
      await get.arrived
      await page.keyboard.type(' Derde zin.')
      get.release()
      await page.keyboard.type(' Vierde zin.')
      await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeEnabled()
      await save(page)
      await expectSaved(page)
      expect(await editor.stored(type, made.at(-1) ?? '')).toContain('Eerste zin. Tweede zin. Derde zin. Vierde zin.')
    })

    await journey.step('asks before leaving during a save', async () => {
      const put = await hold(page, 'PUT')
      await intro.fill('Nog niet bewaard.')
      await save(page)
      await put.arrived
      await page.getByRole('link', { name: 'Artikelen', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleer' }).click()
      put.release()
      await expectSaved(page)
    })

    await journey.step('asks before leaving with unsaved text', async () => {
      await intro.fill('Niet te verliezen.')
      await page.getByRole('link', { name: 'Artikelen', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleer' }).click()
      for (const leave of ['reload', 'back']) {
        const dialog = page.waitForEvent('dialog')
        await page.evaluate(
          (way) => void setTimeout(() => (way === 'back' ? history.back() : location.reload())),
          leave,
        )
        await (await dialog).dismiss()
      }
      await expect(intro).toHaveValue('Niet te verliezen.')
      await save(page)
      await expectSaved(page)
    })
  } finally {
    for (const documentId of made) await editor.delete(type, documentId)
  }
})

/** Holds back the next request with this method about a document until it is released. */
async function hold(page: Page, method: string) {
  const arrival = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route(/\/content-manager\/collection-types\/api::content\.content(\/\w+)?(\?|$)/, async (route) => {
    if (!isHeld && route.request().method() === method) {
      isHeld = true
      arrival.resolve()
      await released
    }
    await route.fallback()
  })
  return { arrived: arrival.promise, release }
}
