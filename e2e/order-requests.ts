import { withClientAddress } from './client-address.ts'
import { testEnvironment } from './test-environment.ts'

/** A browser without scripts, with the cookie of its drafts. */
export function newBrowser(cookie = '') {
  const headers: Record<string, string> = { ...withClientAddress(), origin: testEnvironment.siteUrl, cookie }
  return {
    headers,
    async post(path: string, fields: Record<string, string>): Promise<Response> {
      const body = new URLSearchParams(fields)
      const response = await fetch(testEnvironment.siteUrl + path, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
      })
      const [cookie] = response.headers.getSetCookie().filter((one) => one.startsWith('gevel_drafts='))
      if (cookie) headers.cookie = cookie.split(';')[0] ?? ''
      return response
    },
    open: (path: string) => fetch(testEnvironment.siteUrl + path, { headers, redirect: 'manual' }),
  }
}
export type Browser = ReturnType<typeof newBrowser>

/** Begins an order, and returns the path of its second step. */
export async function beginOrder(browser: Browser, plan = 'gevel', fields: Record<string, string> = {}) {
  const response = await browser.post(`/abonneren/${plan}`, { _form: 'bestel', kind: 'person', ...fields })
  return response.headers.get('location') ?? ''
}

/** Fills in an order up to its summary. Returns the path of that, and the fields of its form. */
export async function orderToSend(browser: Browser, email: string, extra: Record<string, string> = {}) {
  const steps: Record<string, string>[] = [
    { _form: 'gegevens', name: 'Jip van Buiten', email },
    { _form: 'adres', street: 'Steenbakkersweg 18', postcode: '3526 KL', city: 'Utrecht', country: 'NL' },
    { _form: 'betaling', method: 'invoice' },
  ]
  let path = await beginOrder(browser)
  for (const fields of steps) path = (await browser.post(path, { ...fields, ...extra })).headers.get('location') ?? ''
  return { path, fields: { _form: 'controle', _summary: await summaryOf(browser, path) } }
}

/** The key of the answers that the page of the last step shows. */
export async function summaryOf(browser: Browser, path: string): Promise<string> {
  const page = await (await browser.open(path)).text()
  const [, summary = ''] = /name="_summary" value="([^"]+)"/.exec(page) ?? []
  return summary
}
