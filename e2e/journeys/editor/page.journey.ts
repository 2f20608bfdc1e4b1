import { Editor } from '../../editor.ts'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'

const type = 'page'
const text = (words: string) => ({
  __component: 'blocks.text',
  content: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
})

function pageFields(link: string, more: Record<string, unknown> = {}) {
  return { type: 'PAGE', title: 'Proefpagina', link, layout: 'default', blocks: [text('Een proef.')], ...more }
}

journey('renders only the content in the empty layout', async ({ page }) => {
  const editor = await Editor.loggedIn()
  const fields = pageFields('/proef/leeg', { layout: 'empty' })
  const { documentId } = await editor.create(type, fields)
  try {
    await editor.publish(type, documentId, fields)
    await open(page, '/proef/leeg')
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'empty')
    await expect(page.getByRole('main')).toContainText('Een proef.')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('forces the colour mode of a page, and restores the chosen mode afterwards', async ({ page }) => {
  const editor = await Editor.loggedIn()
  const fields = pageFields('/proef/donker', { colourMode: 'dark' })
  const { documentId } = await editor.create(type, fields)
  try {
    await editor.publish(type, documentId, fields)
    await page.addInitScript(() => localStorage.setItem('colour-mode', 'light'))
    await open(page, '/agenda')
    await open(page, '/proef/donker')
    await expect(page.locator('html')).toHaveAttribute('class', 'dark')
    await page.getByRole('button', { name: 'Weergave' }).click()
    await page.locator('#gebruikersmenu').getByRole('button', { name: 'Systeem' }).click()
    await expect(page.locator('html')).toHaveAttribute('class', 'dark')
    await page.locator('#gebruikersmenu').getByRole('button', { name: 'Licht' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
    await expect(page.locator('html')).toHaveAttribute('class', 'light')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('class', 'dark')
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('redirects the old link of a page to the new one', async () => {
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create(type, pageFields('/proef/oud'))
  try {
    await editor.publish(type, documentId, pageFields('/proef/oud'))
    await editor.publish(type, documentId, pageFields('/proef/nieuw'))
    const { status, headers } = await ask('/proef/oud')
    expect({ status, to: headers.location }).toEqual({ status: 301, to: '/proef/nieuw' })
    expect((await ask('/proef/nieuw')).status).toBe(200)
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('rejects a second page with the same link', async () => {
  const editor = await Editor.loggedIn()
  const fields = pageFields('/over-ons')
  await expect(
    editor.create(type, fields).then(({ documentId }) => editor.publish(type, documentId, fields)),
  ).rejects.toThrow(/answered 400/)
})

journey('redirects from a page that becomes a redirect, and renders it as a page again', async () => {
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create(type, pageFields('/proef/door'))
  try {
    await editor.publish(type, documentId, pageFields('/proef/door', { type: 'REDIRECT', redirectURI: '/magazine' }))
    const { status, headers } = await ask('/proef/door')
    expect({ to: headers.location, isRedirect: [302, 307].includes(status) }).toEqual({
      to: '/magazine',
      isRedirect: true,
    })
    await editor.publish(type, documentId, pageFields('/proef/door'))
    expect((await ask('/proef/door')).status).toBe(200)
  } finally {
    await editor.delete(type, documentId)
  }
})
