import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newPerson } from '../../../account.ts'
import { withClientAddress } from '../../../client-address.ts'
import { Editor } from '../../../editor.ts'
import { expect, journey } from '../../../journey.ts'
import { beginOrder, fillPerson, placeOrder } from '../../../ordering.ts'

const plan = { edition: 'general', audience: 'both', period: 'month', vatRate: 9, seats: 1, afterIntro: 'end' }
const fields = { ...plan, priceIncl: 10.9, priceExcl: 10, print: false, position: 990 }

/** Publishes a plan of its own, and fills in an order of it up to the last step. */
async function orderOwnPlan(page: Page) {
  const editor = await Editor.loggedIn()
  const name = `Proefplan ${randomUUID().slice(0, 8)}`
  const { documentId, slug } = await editor.create('plan', { ...fields, name })
  await editor.publish('plan', documentId, { ...fields, name })
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await page.goto(`/abonneren/${slug}`)
  await beginOrder(page, name)
  await fillPerson(page, newPerson().email)
  await expect(page.getByRole('region', { name: 'Totaal per maand' })).toContainText('€\u00a010,90')
  return {
    changePrice: (priceIncl: number, priceExcl: number) =>
      editor.publish('plan', documentId, { ...fields, name, priceIncl, priceExcl }),
    takeOffSale: () => editor.unpublish('plan', documentId),
  }
}

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('orders nothing at another price than the one that was shown', async ({ page, watch }) => {
      watch.allow(409, /bestellen/)
      const { changePrice, takeOffSale } = await orderOwnPlan(page)
      await changePrice(12, 11.01)
      await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
      await expect(page.getByText('Kijk uw antwoorden na en verstuur ze dan opnieuw.').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Totaal per maand' })).toContainText('€\u00a012,00')
      await placeOrder(page)
      await takeOffSale()
    })

    journey('says that a plan was taken off sale, and keeps the other answers', async ({ page }) => {
      const { takeOffSale } = await orderOwnPlan(page)
      await takeOffSale()
      await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
      await expect(page.getByText('Dit abonnement is niet meer te bestellen')).toBeVisible()
      await page.getByLabel('Gevel digitaal').check()
      await page.getByRole('button', { name: /^Verder naar/ }).click()
      await expect(page.getByLabel('Naam', { exact: true })).not.toHaveValue('')
    })
  })
}
