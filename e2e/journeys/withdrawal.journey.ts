import { newPerson } from '../account.ts'
import { inBothEditions } from '../both-editions.ts'
import { expect, journey, untilHydrated } from '../journey.ts'
import { mailIn } from '../mails.ts'
import { fillStatement, firstButton, lastButton, name, order } from '../withdrawing.ts'

inBothEditions(({ edition, javaScriptEnabled }) => {
  journey(
    'withdraws as a guest from the footer, in two steps, acknowledged on the page and by mail',
    async ({ page }) => {
      const { email } = newPerson()
      await page.goto(`/contact${edition}`)
      if (javaScriptEnabled) await untilHydrated(page)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'Opzeggen', exact: true })).toBeVisible()
      await footer.getByRole('link', { name: 'Hier herroepen', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hier herroepen' })).toBeVisible()
      await fillStatement(page, email.toUpperCase())
      await firstButton(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bevestig uw herroeping' })).toBeVisible()
      for (const typed of [`Bestelling ${order}`, name, email])
        await expect(page.getByRole('definition').filter({ hasText: typed })).toBeVisible()
      await lastButton(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Wij hebben uw herroeping ontvangen' })).toBeVisible()
      const time = await page.getByText(/^[A-Z][a-z]+dag \d+ [a-z]+ 20\d\d om \d\d\.\d\d\.\d\d uur$/).textContent()
      expect(new URL(page.url()).searchParams.has('pro')).toBe(edition !== '')
      const { text = '' } = await mailIn(email, /^Wij hebben uw herroeping ontvangen/)
      expect(text.replace(/\n>? ?/g, ' ')).toContain(`Ontvangen op ${time?.toLowerCase()}`)
      expect(text).toContain(`Ik herroep: ${order}`)
      await page.reload()
      await expect(page.getByText(`${time}`)).toBeVisible()
    },
  )

  journey('says how to cancel, with a log-in and without one', async ({ page }) => {
    await page.goto(`/opzeggen${edition}`)
    await expect(page.getByRole('link', { name: 'Log in en zeg op' })).toBeVisible()
    for (const way of ['contactpagina', 'redactie@gevel.example', 'hier herroepen'])
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
    await expect(page.getByText('Kalkoven 12')).toHaveCount(2)
  })
})
