import { violationsEverywhere } from '../../axe.ts'
import { expect, journey } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

journey('offers a mail, LinkedIn and WhatsApp where the browser has no share sheet', async ({ page, content }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const article = await content.article('general', ({ access }) => access === 'free')
  await page.goto(articlePath(article))
  await page.getByRole('button', { name: 'Delen' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Deel deze pagina' })
  await expect(dialog).toContainText(articlePath(article))
  const link = encodeURIComponent(page.url())
  await expect(dialog.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', new RegExp(`body=${link}$`))
  await expect(dialog.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', new RegExp(`url=${link}$`))
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`%20${link}$`))
  expect(await violationsEverywhere(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delen' }).first()).toBeFocused()
})
