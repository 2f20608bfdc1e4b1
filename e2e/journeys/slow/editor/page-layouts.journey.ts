import { Editor } from '../../../editor.ts'
import { pageFields } from '../../../editor-fields.ts'
import { expect, journey, open } from '../../../journey.ts'

const type = 'page'

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
