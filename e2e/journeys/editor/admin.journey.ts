import type { Page } from '@playwright/test'
import { editorAccount } from '../../editor.ts'
import { ask } from '../../http.ts'
import { expect, journey } from '../../journey.ts'
import { surroundings } from '../../surroundings.ts'

journey.use({ baseURL: surroundings.backendUrl, navigationTimeout: 30_000, actionTimeout: 15_000 })

const title = 'Proef uit het scherm van de redactie'
/** What the admin asks for also where it is switched off: its artificial intelligence and a preview. */
const switchedOff = /^\/(admin\/ai-feature-config$|i18n\/ai-localization-jobs\/|content-manager\/preview\/url\/)/

// one journey, for one log-in: the admin allows few in a row
journey(
  'An editor finds the articles, writes one, publishes it and takes it offline, in Dutch',
  async ({ page, watch }) => {
    journey.setTimeout(120_000)
    watch.allow(404, switchedOff)
    await logIn(page)
    await page.getByRole('link', { name: 'Inhoud', exact: true }).click()
    await page.getByRole('link', { name: 'Artikelen', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikelen')
    await expect(page.getByRole('row').nth(1)).toContainText('Gepubliceerd')

    await page.getByRole('link', { name: 'Nieuwe invoer' }).first().click()
    await writeArticle(page)
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const number = await page.getByLabel(/^Nummer/).inputValue()
    const path = `/news/${number}/proef-uit-het-scherm-van-de-redactie`
    await expect.poll(() => statusOf(path)).toBe(200)
    expect((await ask(path)).body).toContain('Dit schreef de redactie zelf.')

    await page.getByRole('button', { name: 'Meer documentacties' }).click()
    await page.getByRole('menuitem', { name: 'Depubliceer' }).click()
    await expect.poll(() => statusOf(path)).toBe(404)
  },
)

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(editorAccount.email)
  await page.locator('input[name=password]').fill(editorAccount.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

async function writeArticle(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Titel/ }).fill(title)
  await page.getByRole('textbox', { name: /^Kop boven de titel/ }).fill('Proef')
  await page.getByRole('textbox', { name: /^Intro/ }).fill('Een intro van twee zinnen. Dit is de tweede.')
  await page.getByRole('combobox', { name: /^Editie/ }).click()
  await page.getByRole('option', { name: 'Algemeen' }).click()
  await page.getByRole('button', { name: /^Voeg een component toe/ }).click()
  await page.getByRole('button', { name: 'Tekst', exact: true }).click()
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('Dit schreef de redactie zelf.')
}

async function statusOf(path: string): Promise<number> {
  return (await ask(path)).status
}
