import { join } from '../account.ts'
import { violationsEverywhere } from '../axe.ts'
import { comments, commentWith, discussed } from '../comments.ts'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'
import { articlePath } from '../paths.ts'

for (const [edition, javaScriptEnabled] of [
  ['general', true],
  ['pro', false],
] as const) {
  journey.describe(`${edition}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })

    journey('writes, edits and deletes a comment that awaits moderation', async ({ page, content }) => {
      journey.setTimeout(90_000)
      const path = await discussed(content, edition)
      await join(page)
      await page.goto(path)
      await page.getByLabel('Uw reactie').fill('Mijn eerste\nreactie <b>hier</b>.')
      await page.getByRole('button', { name: 'Plaats reactie' }).click()
      const mine = commentWith(page, 'reactie <b>hier</b>.')
      await expect(mine).toContainText('Wacht op de redactie')
      await expect(page).toHaveURL(/gelukt=wacht-\d+#reactie-\d+$/)
      await expect(page.getByLabel('Uw reactie')).toHaveValue('')
      expect((await ask(path)).body).not.toContain('Mijn eerste')

      await mine.getByRole('link', { name: 'Bewerken' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reactie bewerken')
      await page.getByLabel('Uw reactie').fill('Mijn verbeterde reactie.')
      await page.getByRole('button', { name: 'Bewaar' }).click()
      const changed = page.getByText('Uw reactie is bijgewerkt.')
      await expect(changed).toBeInViewport()
      if (javaScriptEnabled) await expect(changed).toBeFocused()
      await expect(commentWith(page, 'Mijn verbeterde reactie.').getByText('bewerkt')).toBeVisible()

      await page.goto('/account/lezen')
      await commentWith(page, 'Mijn verbeterde reactie.').getByRole('link').first().click()
      await commentWith(page, 'Mijn verbeterde reactie.').getByRole('link', { name: 'Verwijderen' }).click()
      await page.getByRole('button', { name: 'Verwijder mijn reactie' }).click()
      const removed = page.getByText('Uw reactie is verwijderd.')
      await expect(removed).toBeInViewport()
      if (javaScriptEnabled) await expect(removed).toBeFocused()
      await expect(commentWith(page, 'Mijn verbeterde reactie.')).toHaveCount(0)
    })

    journey('recommends a comment on a shared page, and replies to it', async ({ page, content }) => {
      journey.setTimeout(90_000)
      const path = await discussed(content, edition)
      await join(page)
      await page.goto(path)
      const first = comments(page).locator('article.comment').first()
      const button = (label: string) => first.getByRole('button', { name: new RegExp(`^${label}`) })
      const countAt = async (label: string) => Number(/\d+/.exec((await button(label).textContent()) ?? '')?.[0] ?? 0)
      const before = await countAt('Aanbevelen')
      await button('Aanbevelen').click()
      await expect(button('Aanbevolen')).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/#reactie-\d+$/)
      expect(await countAt('Aanbevolen')).toBe(before + 1)
      await expect(async () => {
        const { 'cache-status': status } = (await page.request.get(path)).headers()
        expect(status).toMatch(/^gevel; hit; .*detail=shared$/)
      }).toPass({ timeout: 20_000 })
      await button('Aanbevolen').click()
      await expect(button('Aanbevelen')).toHaveAttribute('aria-pressed', 'false')
      expect(await countAt('Aanbevelen')).toBe(before)

      await first.getByRole('link', { name: 'Antwoorden' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antwoorden')
      await page.getByLabel('Uw antwoord').fill('Hier ben ik het mee eens.')
      await page.getByRole('button', { name: 'Plaats antwoord' }).click()
      await expect(page).toHaveURL(/gelukt=wacht-\d+#reactie-\d+$/)
      const replies = comments(page).getByRole('list', { name: 'Antwoorden' }).first()
      await expect(replies.getByRole('listitem').filter({ hasText: 'mee eens' })).toContainText('Wacht op de redactie')
    })
  })
}

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
