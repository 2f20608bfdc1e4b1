import { navigate } from '../../client-navigation.ts'
import { expect, journey, open } from '../../journey.ts'

journey('follows a page of type REDIRECT on a client-side navigation', async ({ page }) => {
  await open(page, '/over-ons')
  await navigate(page, '/gevel-magazine')
  await expect(page).toHaveURL('/magazine')
})

journey('replaces the history entry when a client-side navigation leads to another site', async ({ page }) => {
  await page.route('https://winkel.gevel.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Winkel</title>' }),
  )
  await open(page, '/over-ons')
  await navigate(page, '/webshop')
  await expect(page).toHaveURL('https://winkel.gevel.example/')
  await page.goBack()
  await expect(page).toHaveURL('/over-ons')
})
