import { join } from '../account.ts'
import { comments, commentWith, discussed } from '../comments.ts'
import { ask } from '../http.ts'
import { expect, journey } from '../journey.ts'

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
