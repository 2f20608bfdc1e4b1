import { randomUUID } from 'node:crypto'
import { demoSecrets } from '../../scripts/demo-secrets.ts'

/** A batch of page views of one reader. */
export interface PageViews {
  id: string
  address: string
  agent: string
  views: number
  url: string
}

/** Batches of page views of a path, each of another browser and address: one address has a limit. */
export function batchesOf(url: string, amount: number, views: number): PageViews[] {
  return Array.from({ length: amount }, (_, number) => {
    const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:149.${number}) Gecko/20100101 Firefox/149.${number}`
    return { id: randomUUID(), address: `192.0.2.${number}`, agent, views, url }
  })
}

/** Sends a batch as a browser does to a website, or as that website forwards it to a backend. */
export async function sendBatch(url: string, { id, address, agent, ...batch }: PageViews): Promise<Response> {
  const events = Array(batch.views).fill({ eventType: 'Pageview', url: batch.url })
  const response = await fetch(`${url}/statistics/`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'user-agent': agent, 'x-forwarded-for': address },
      ...{ 'x-website-key': demoSecrets.WEBSITE_KEY, 'x-client-address': address, 'x-client-agent': agent },
    },
    body: JSON.stringify({ data: { id, events } }),
  })
  await response.text()
  return response
}
