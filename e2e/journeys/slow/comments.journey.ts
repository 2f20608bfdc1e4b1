import { demoReader, join, logIn, logInAs } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { comments, commentWith, discussed } from '../../comments.ts'
import { expect, journey, open } from '../../journey.ts'

for (const [edition, javaScriptEnabled] of [
  ['general', true],
  ['pro', false],
] as const) {
  journey.describe(`${edition}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })

    journey('preserves a typed comment when the session has ended', async ({ page, context, content, watch }) => {
      watch.allow(401, /^\/(news|item)\//)
      const person = await join(page)
      await page.goto(await discussed(content, edition))
      await page.getByLabel('Uw reactie').fill('Dit wil ik niet nog eens typen.')
      await context.clearCookies()
      await page.getByRole('button', { name: 'Plaats reactie' }).click()
      await expect(comments(page).getByRole('alert')).toContainText('U bent niet meer ingelogd')
      await expect(page.getByLabel('Uw reactie')).toHaveValue('Dit wil ik niet nog eens typen.')
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Inloggen in een nieuw tabblad' }).click(),
      ])
      await logIn(tab, person)
      await expect(tab).toHaveURL('/')
      await page.getByRole('button', { name: 'Plaats reactie' }).click()
      await expect(commentWith(page, 'Dit wil ik niet nog eens typen.')).toContainText('Wacht op de redactie')
    })
  })
}

journey('brings back a comment that was typed and not placed, to its writer only', async ({ page, content }) => {
  journey.setTimeout(120_000)
  const path = await discussed(content, 'general')
  const field = page.getByLabel('Uw reactie')
  const text = 'Dit schrijf ik straks verder.'
  const writer = await join(page)
  await open(page, path)
  await field.fill(text)
  await page.getByRole('list', { name: 'Onderwerpen' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/tag/)
  await page.goBack()
  await expect(field).toHaveValue(text)
  await page.reload()
  await expect(field).toHaveValue(text)

  await logInAs(page, demoReader)
  await open(page, path)
  await expect(field).toHaveValue('')
  await logInAs(page, writer)
  await open(page, path)
  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Plaats reactie' }).click()
  await expect(commentWith(page, text)).toContainText('Wacht op de redactie')
  await open(page, path)
  await expect(field).toHaveValue('')
})

journey('returns to the comments after a log-in', async ({ page, content }) => {
  const path = await discussed(content, 'general')
  await open(page, path)
  await comments(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, demoReader)
  await expect(page).toHaveURL(`${path}#reacties`)
  await expect(page.getByLabel('Uw reactie')).toBeVisible()
})

journey('axe finds no violations in the comment forms, with and without errors', async ({ page, content, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(422, /^\/(item|reactie)\//)
  await join(page)
  await open(page, await discussed(content, 'pro'))
  await page.getByLabel('Uw reactie').fill('x')
  await page.getByRole('button', { name: 'Plaats reactie' }).click()
  await expect(comments(page).getByRole('alert')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  const long = 'Een lange reactie. '.repeat(120)
  await page.getByLabel('Uw reactie').fill(long)
  await page.getByRole('button', { name: 'Plaats reactie' }).click()
  await expect(comments(page).getByRole('alert')).toContainText('hoogstens 2.000 tekens')
  await expect(page.getByLabel('Uw reactie'), 'a text that is too long').toHaveValue(long)
  await page.getByLabel('Uw reactie').fill('Een reactie om naar te kijken.')
  await page.getByRole('button', { name: 'Plaats reactie' }).click()
  const mine = commentWith(page, 'om naar te kijken')
  await expect(mine).toContainText('Wacht op de redactie')
  expect(await violationsEverywhere(page)).toEqual([])
  for (const what of ['Bewerken', 'Verwijderen']) {
    await mine.getByRole('link', { name: what }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reactie ${what.toLowerCase()}`)
    expect(await violationsEverywhere(page)).toEqual([])
    await page.goBack()
  }
  await open(page, '/account/reacties')
  expect(await violationsEverywhere(page)).toEqual([])
})
