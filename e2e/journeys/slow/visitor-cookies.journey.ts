import { expect, journey, open } from '../../journey.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

journey('sets the cookies by script when the response had none', async ({ page, context }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  // the fetch above keeps its own cookies
  await page.addInitScript(() => {
    if (sessionStorage.getItem('cleared')) return
    sessionStorage.setItem('cleared', 'yes')
    for (const name of ['session', 'locale']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the site itself reads them here
      document.cookie = `${name}=; Path=/; Max-Age=0`
    }
  })
  await open(page, '/')
  const cookies = await context.cookies()
  const session = cookies.find(({ name }) => name === 'session')
  const locale = cookies.find(({ name }) => name === 'locale')
  expect(JSON.parse(Buffer.from(decodeURIComponent(session?.value ?? ''), 'base64').toString())).toMatchObject({
    id: 0,
  })
  expect(locale).toMatchObject({ value: 'nl', sameSite: 'Lax' })
  expect(((session?.expires ?? 0) * 1000 - Date.now()) / yearMs).toBeCloseTo(1, 2)
  expect(((locale?.expires ?? 0) * 1000 - Date.now()) / yearMs).toBeCloseTo(1, 2)
})

journey('preserves the session from page to page', async ({ page, context }) => {
  await open(page, '/')
  const first = (await context.cookies()).find(({ name }) => name === 'session')
  await open(page, '/pro')
  const second = (await context.cookies()).find(({ name }) => name === 'session')
  expect(second?.value).toBe(first?.value)
})
