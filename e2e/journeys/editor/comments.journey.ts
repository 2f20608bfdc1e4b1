import { join } from '../../account.ts'
import { adminScreens, switchedOff, useSessionOf } from '../../admin.ts'
import { Editor } from '../../editor.ts'
import { Watch } from '../../error-watch.ts'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

journey.use(adminScreens)

const ofSite = { baseURL: testEnvironment.siteUrl, locale: 'nl-NL' }
const text = 'Een eerste reactie, die de redactie eerst wil lezen.'

journey('approves a comment, judges a report of it, and hides it', async ({ page: desk, context, browser, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  const editor = await Editor.loggedIn()
  const content = [{ type: 'paragraph', children: [{ type: 'text', text: 'Een tekst om op te reageren.' }] }]
  const fields = {
    edition: 'general',
    label: 'Proef',
    title: `Proef met reacties van lezers ${Date.now()}`,
    intro: 'Een bericht waarop gereageerd wordt, en dat daarna weer verdwijnt.',
    access: 'free',
    blocks: [{ __component: 'blocks.text', content }],
  }
  const { documentId, publicId } = await editor.create('content', fields)
  try {
    const { slug } = await editor.publish('content', documentId, fields)
    const path = `/news/${publicId}/${slug}`
    const page = await browser.newPage(ofSite)
    const readers = new Watch(page.context())
    await join(page)
    await open(page, path)
    await page.getByLabel('Uw reactie').fill(text)
    await page.getByRole('button', { name: 'Plaats reactie' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Wacht op de redactie')
    // for a visitor whose page is already cached
    expect((await ask(path)).body).not.toContain(text)

    await useSessionOf(editor, context)
    await desk.goto('/admin')
    await desk.getByRole('link', { name: 'Reacties' }).click()
    const card = desk.getByRole('listitem').filter({ hasText: text })
    await expect(card).toContainText(fields.title)
    await card.getByRole('button', { name: 'Plaatsen' }).focus()
    const judged = desk.waitForResponse((response) => response.url().endsWith('/judgement'))
    await desk.keyboard.press('Enter')
    expect((await judged).status()).toBe(200)
    await expect.poll(async () => (await ask(path)).body).toContain(text)
    await expect(card).toHaveCount(0)

    const other = await browser.newPage(ofSite)
    await join(other)
    await open(other, path)
    const seen = other.getByRole('listitem').filter({ hasText: text })
    await seen.getByRole('link', { name: 'Melden' }).click()
    await other.getByLabel('Onjuist').check()
    await other.getByLabel('Toelichting').fill('Dit klopt niet.')
    await other.getByRole('button', { name: 'Meld aan de redactie' }).click()
    await expect(seen).toContainText('Gemeld bij de redactie')
    const confirmation = other.getByText('De redactie kijkt naar deze reactie.')
    await expect(confirmation).toBeInViewport()
    await expect(confirmation).toBeFocused()
    await other.close()
    await desk.reload()
    await expect(card).toContainText('Onjuist: ‘Dit klopt niet.’')
    await card.getByRole('button', { name: 'Laten staan' }).click()
    await expect(card).toHaveCount(0)

    await desk.getByRole('tab', { name: 'Alle reacties' }).click()
    await expect(card).toContainText('Toegelaten door Reinier Redactie')
    await card.getByRole('button', { name: 'Verbergen' }).click()
    await expect.poll(async () => (await ask(path)).body).not.toContain(text)
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Verborgen door de redactie')
    expect(readers.errors, 'errors in the browser of the reader').toEqual([])
    await page.close()
  } finally {
    await editor.delete('content', documentId)
  }
})
