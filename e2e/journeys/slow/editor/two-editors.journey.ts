import type { BrowserContext, Locator, Page } from '@playwright/test'
import {
  adminScreens,
  documentPath,
  expect,
  expectSaved,
  openDocument,
  save,
  switchedOff,
  useSessionOf,
} from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const type = 'page'

journey('rejects a save over a newer version, and preserves both texts', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  watch.allow(409, /api::page\.page/)
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const fields = { type: 'PAGE', title: 'Samen', link: `/proef/samen-${Date.now()}`, layout: 'default' }
  const { documentId } = await editor.create(type, fields)
  const title = page.getByRole('textbox', { name: /^Titel/ })
  const rejected = page.getByRole('alert').filter({ hasText: 'Toch bewaren' })
  try {
    await openDocument(page, type, documentId)
    await title.fill('Titel van deze redacteur')
    await editor.update(type, documentId, { ...fields, title: 'Titel van de ander', intro: 'Intro van de ander' })

    await save(page)
    await expect(rejected).toContainText('gewijzigd, nadat het hier werd geopend')
    await expect(rejected).toContainText('vervangt alleen wat u hier wijzigde: Titel. De rest blijft van de ander.')
    await expect(title).toHaveValue('Titel van deze redacteur')

    const panel = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('button', { name: 'Bewaar', exact: true }) })
    await expect(panel).toHaveCount(1)
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 600, height: 900 })
    await expect(panel).toHaveCount(0)
    await page.setViewportSize(size)
    await expect(rejected).toBeVisible()

    const other = await openOtherVersion(context, rejected)
    await expect(other.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Titel van de ander')
    await other.close()

    await rejected.getByRole('button', { name: 'Toch bewaren' }).click()
    await expectSaved(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titel van deze redacteur')
    await expect(page.getByRole('textbox', { name: /^Intro/ })).toHaveValue('Intro van de ander')
    const stored = await editor.stored(type, documentId)
    expect(stored).toContain('Titel van deze redacteur')
    expect(stored).toContain('Intro van de ander')

    await editor.update(type, documentId, { ...fields, title: 'Weer van de ander' })
    await title.fill('Nog een titel')
    await save(page)
    page.once('dialog', (dialog) => dialog.accept())
    await rejected.getByRole('button', { name: 'Andere laden' }).click()
    await expect(title).toHaveValue('Weer van de ander')
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('rejects a save over a version that was stored before the reload', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  watch.allow(409, /api::page\.page/)
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const fields = { type: 'PAGE', title: 'Kort na elkaar', link: `/proef/kort-${Date.now()}`, layout: 'default' }
  const { documentId } = await editor.create(type, fields)
  const intro = page.getByRole('textbox', { name: /^Intro/ })
  try {
    await openDocument(page, type, documentId)
    const reload = Promise.withResolvers<void>()
    const typed = Promise.withResolvers<void>()
    await page.route(new RegExp(`${documentId}(\\?|$)`), async (route) => {
      if (route.request().method() === 'GET') {
        reload.resolve()
        await typed.promise
      }
      await route.fallback()
    })
    await intro.fill('Eerst bewaard.')
    await save(page)
    await reload.promise
    await editor.update(type, documentId, { ...fields, intro: 'Van de ander.' })
    await intro.fill('Eerst bewaard. Daarna getypt.')
    const loaded = page.waitForResponse((response) => response.url().includes(documentId) && response.ok())
    typed.resolve()
    await loaded

    await save(page)
    const rejected = page.getByRole('alert').filter({ hasText: 'Toch bewaren' })
    await expect(rejected).toBeVisible()
    await expect(intro).toHaveValue('Eerst bewaard. Daarna getypt.')
    const other = await openOtherVersion(context, rejected)
    await expect(other.getByRole('textbox', { name: /^Intro/ })).toHaveValue('Van de ander.')
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('creates one document when the response to the first save is lost', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  watch.allowOffline()
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const made = new Set<string>()
  try {
    await page.goto(documentPath(type, 'create'))
    await page.getByRole('textbox', { name: /^Titel/ }).fill('Eens gemaakt')
    await page.getByRole('textbox', { name: /^Pad/ }).fill(`/proef/eens-${Date.now()}`)
    const lost = page.waitForEvent('requestfailed')
    await page.route(/api::page\.page$/, async (route) => {
      if (route.request().method() !== 'POST' || made.size > 0) return route.fallback()
      const { data } = await (await route.fetch()).json()
      made.add(data.documentId)
      await route.abort('internetdisconnected')
    })
    await save(page)
    await lost
    await expect(page.getByRole('alert').filter({ hasText: 'Er is geen verbinding' }).first()).toBeVisible()
    await save(page)
    await page.waitForURL(/api::page\.page\/(?!create)\w+/)
    made.add(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    expect(made.size).toBe(1)
    await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Eens gemaakt')
  } finally {
    for (const documentId of made) await editor.delete(type, documentId)
  }
})

journey('explains an error page of a proxy in Dutch', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  watch.allow(503, /api::page\.page/)
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const link = `/proef/storing-${Date.now()}`
  const { documentId } = await editor.create(type, { type: 'PAGE', title: 'Storing', link, layout: 'default' })
  try {
    await openDocument(page, type, documentId)
    const title = page.getByRole('textbox', { name: /^Titel/ })
    await page.route(new RegExp(`${documentId}(\\?|$)`), (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
        : route.fallback(),
    )
    await title.fill('Tijdens een storing')
    await save(page)
    await expect(page.getByText('De server kon uw tekst niet bewaren.').first()).toBeVisible()
    await expect(page.getByText(/Unexpected token/)).toHaveCount(0)
    await expect(title).toHaveValue('Tijdens een storing')
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('saves the text of a deleted document as a new document', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  watch.allow(404, /api::page\.page\/\w+(\/tags)?$/)
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const link = `/proef/verwijderd-${Date.now()}`
  const content = [{ type: 'paragraph', children: [{ type: 'text', text: 'Een alinea.' }] }]
  const blocks = [{ __component: 'blocks.text', content }]
  const { documentId } = await editor.create(type, { type: 'PAGE', title: 'Weg', link, layout: 'default', blocks })
  await openDocument(page, type, documentId)
  await page.getByRole('textbox', { name: /^Intro/ }).fill('Getypt na het verwijderen.')
  await editor.delete(type, documentId)

  await save(page)
  const deleted = page.getByRole('alert').filter({ hasText: 'intussen verwijderd' })
  await expect(deleted).toBeVisible()
  expect(await englishOn(page), 'English in the messages').toEqual([])
  await deleted.getByRole('button', { name: 'Nieuw stuk maken' }).click()
  await page.waitForURL(/\/create/)
  await save(page)
  await page.waitForURL(/api::page\.page\/(?!create)\w+/)
  const remade = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  try {
    expect(remade).not.toBe(documentId)
    await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Weg')
    await expect(page.getByRole('textbox', { name: /^Intro/ })).toHaveValue('Getypt na het verwijderen.')
    await page.getByRole('button', { name: 'Tekst', exact: true }).click()
    await expect(page.locator('[contenteditable=true]')).toContainText('Een alinea.')
  } finally {
    await editor.delete(type, remade)
  }
})

async function openOtherVersion(context: BrowserContext, rejected: Locator): Promise<Page> {
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    rejected.getByRole('link', { name: 'Bekijk de andere versie' }).click(),
  ])
  return other
}
