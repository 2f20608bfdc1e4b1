import type { Page } from '@playwright/test'
import { demoReader, join, logIn, logInAs } from '../account.ts'
import { violationsEverywhere } from '../axe.ts'
import type { Content } from '../content.ts'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'
import { articlePath } from '../paths.ts'

/** An article with comments of readers of the demo content. */
async function discussed(content: Content, edition: 'general' | 'pro'): Promise<string> {
  const title = edition === 'pro' ? /^Proef met retourpallets/ : /^Kleine bouwmarkt/
  return articlePath(await content.article(edition, (article) => title.test(article.title)))
}

const comments = (page: Page) => page.getByRole('region', { name: /^Reacties/ })
const commentWith = (page: Page, text: string) => comments(page).getByRole('listitem').filter({ hasText: text })

for (const edition of ['general', 'pro'] as const) {
  journey(`lists the comments of an article, oldest first, in ${edition}`, async ({ page, content }) => {
    await open(page, await discussed(content, edition))
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

  for (const javaScriptEnabled of [true, false]) {
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
        await expect(replies.getByRole('listitem').filter({ hasText: 'mee eens' })).toContainText(
          'Wacht op de redactie',
        )
      })

      journey('preserves a typed comment when the session has ended', async ({ page, context, content, watch }) => {
        journey.setTimeout(60_000)
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

journey('requires a log-in and a reason to report a comment', async ({ page, content }) => {
  journey.setTimeout(60_000)
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

journey('shows no comments below a paywall', async ({ page, content }) => {
  await open(page, articlePath(await content.article('general', ({ access }) => access === 'subscriber')))
  await expect(comments(page)).toHaveCount(0)
})
