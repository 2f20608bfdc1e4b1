import type { Page } from '@playwright/test'
import { adminScreens, logIn, switchedOff } from '../../admin.ts'
import { editorAccount } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { ask } from '../../http.ts'
import { expect, journey } from '../../journey.ts'

journey.use(adminScreens)

/** Unique, so that an interrupted run does not occupy the slug. */
const title = `Proef uit het scherm ${Date.now()}`
const dayMs = 24 * 60 * 60 * 1000
/** The admin shows dates in this zone, whatever the zone of the machine is. */
const inAmsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
/** The admin reloads the article that it has just deleted. */
const deleted = /^\/content-manager\/collection-types\/api::content\.content\/\w+$/

// one journey, for one log-in: the admin allows few in a row
journey('writes, schedules, publishes, corrects and unpublishes an article in the admin', async ({ page, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  await page.goto('/admin')
  await logIn(page, editorAccount)
  await openArticles(page)
  await expect(page.getByRole('row', { name: /Houtprijs daalt voor de vierde maand op rij/ })).toContainText(
    /Algemeen.*Gepubliceerd/,
  )

  expect(await englishOn(page), 'English in a list').toEqual([])

  await page.getByRole('link', { name: 'Nieuw', exact: true }).first().click()
  await writeArticle(page)
  expect(await englishOn(page), 'English in a form').toEqual([])
  await pickDate(page, /^Publiceren op/, new Date(Date.now() + dayMs))
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const number = await page.getByRole('textbox', { name: /^Nummer/ }).inputValue()
  const path = `/news/${number}/${title.toLowerCase().replaceAll(' ', '-')}`
  expect(await statusOf(path), 'planned for tomorrow').toBe(404)

  await page
    .getByRole('group', { name: /^Publiceren op/ })
    .getByRole('button', { name: 'Wis datum' })
    .click()
  await publish(page)
  await expect.poll(() => statusOf(path), 'published').toBe(200)
  expect((await ask(path)).body).toContain('Dit schreef de redactie zelf.')

  await correct(page)
  await publish(page)
  await expect.poll(async () => (await ask(path)).body, 'corrected').toContain('Een verbeterde intro.')
  expect((await ask(path)).body).toContain('De intro klopte niet.')

  await page.getByRole('button', { name: 'Meer documentacties' }).click()
  await page.getByRole('menuitem', { name: 'Haal offline' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Dit stuk offline halen?')
  await question.getByRole('button', { name: 'Annuleer' }).click()
  expect(await statusOf(path)).toBe(200)
  await page.getByRole('button', { name: 'Meer documentacties' }).click()
  await page.getByRole('menuitem', { name: 'Haal offline' }).click()
  await question.getByRole('button', { name: 'Bevestig' }).click()
  await expect.poll(() => statusOf(path), 'offline').toBe(404)

  await expect(page.getByRole('status').filter({ hasText: 'Concept' })).toBeVisible()
  await page.getByRole('button', { name: 'Meer acties' }).first().click()
  await page.getByRole('menuitem', { name: 'Item verwijderen' }).click()
  watch.allow(404, deleted)
  await page.getByRole('button', { name: 'Bevestig' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikelen')
})

async function openArticles(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Inhoud', exact: true }).click()
  await page.getByRole('link', { name: 'Artikelen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikelen')
}

async function writeArticle(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Titel/ }).fill(title)
  await page.getByRole('textbox', { name: /^Kop boven de titel/ }).fill('Proef')
  await page.getByRole('textbox', { name: /^Intro/ }).fill('Een intro van twee zinnen. Dit is de tweede.')
  await page.getByRole('combobox', { name: /^Editie/ }).click()
  await page.getByRole('option', { name: 'Algemeen' }).click()
  await page.getByRole('button', { name: /^Voeg een blok toe/ }).click()
  await page.getByRole('button', { name: 'Tekst', exact: true }).click()
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('Dit schreef de redactie zelf.')
}

async function pickDate(page: Page, field: RegExp, day: Date): Promise<void> {
  const date = page.getByRole('group', { name: field }).getByRole('combobox', { name: 'Kies een datum' })
  await date.fill(inAmsterdam.format(day))
  // Enter would save the form
  await date.press('Tab')
}

async function correct(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Intro/ }).fill('Een verbeterde intro. Dit is de tweede zin.')
  await page
    .getByText(/^Correcties/)
    .locator('xpath=following::button[1]')
    .click()
  await page
    .getByRole('textbox', { name: /^Tekst/ })
    .last()
    .fill('De intro klopte niet.')
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeDisabled()
}

async function statusOf(path: string): Promise<number> {
  return (await ask(path)).status
}
