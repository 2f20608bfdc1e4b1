import { join } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { comments, discussed } from '../../comments.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

journey('lists the comments of an article, oldest first', async ({ page, content }) => {
  await open(page, await discussed(content, 'general'))
  const heading = comments(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(/^Reacties \(\d+\)$/)
  const count = /\d+/.exec((await heading.textContent()) ?? '')?.[0]
  await page
    .locator('.byline')
    .getByRole('link', { name: `${count} reacties` })
    .click()
  await expect(heading).toBeInViewport()
  const moments = await comments(page)
    .locator('ol:not(.replies) > li > article time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(moments.length).toBeGreaterThan(1)
  expect(moments).toEqual(moments.toSorted())
  await expect(comments(page).getByRole('textbox')).toHaveCount(0)
  expect(await violationsEverywhere(page)).toEqual([])
})

journey('requires a log-in and a reason to report a comment', async ({ page, content }) => {
  const path = await discussed(content, 'pro')
  await open(page, path)
  const reported = (await comments(page).locator('.comment__text').first().textContent()) ?? ''
  await comments(page).getByRole('link', { name: 'Melden' }).first().click()
  // until then it is the article, which has such a link too
  await expect(page).toHaveURL(/\/reactie\/\d+\/melden\?pro$/)
  await expect(page.getByRole('blockquote')).toContainText(reported)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/inloggen\?terug=%2Freactie%2F\d+%2Fmelden%3Fpro&pro$/)
  await join(page)
  await open(page, path)
  await comments(page).getByRole('link', { name: 'Melden' }).first().click()
  await expect(page).toHaveURL(/\/reactie\/\d+\/melden\?pro$/)
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')
  await page.getByLabel('Toelichting').fill('Dit klopt niet.')
  await page.getByRole('button', { name: 'Meld aan de redactie' }).click()
  await expect(page).toHaveURL(/\/melden\?pro$/)
  expect(await violationsEverywhere(page)).toEqual([])
  await page.getByRole('link', { name: 'Terug naar de reacties' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}#reactie-\\d+$`))
})

journey('orders the comments, and asks for a log-in to recommend one', async ({ page, content }) => {
  await open(page, await discussed(content, 'general'))
  const moments = () =>
    comments(page)
      .locator('ol:not(.replies) > li > article time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  const oldest = await moments()
  await comments(page).getByRole('link', { name: 'Nieuwste eerst' }).click()
  await expect(page).toHaveURL(/\?volgorde=nieuwste#reacties$/)
  await expect(async () => expect(await moments()).toEqual(oldest.toReversed())).toPass()
  await comments(page).getByRole('link', { name: 'Meest aanbevolen' }).click()
  await expect(comments(page).getByRole('link', { name: 'Meest aanbevolen' })).toHaveAttribute('aria-current', 'true')
  expect(await violationsEverywhere(page)).toEqual([])
  await comments(page)
    .getByRole('link', { name: /^aanbevelen/i })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
})

journey('shows no comments below a paywall', async ({ page, content }) => {
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'subscriber')))
  await expect(comments(page)).toHaveCount(0)
})
