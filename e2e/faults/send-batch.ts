import { randomUUID } from 'node:crypto'
import { demoSecrets } from '../../scripts/demo-secrets.ts'

/** A batch of page views of one reader. */
export interface PageViews {
  id: string
  agent: string
  views: number
  url: string
}

/** Batches of page views of a path, each of another browser. */
export function batchesOf(url: string, amount: number, views: number): PageViews[] {
  return Array.from({ length: amount }, (_, number) => {
    const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:149.${number}) Gecko/20100101 Firefox/149.${number}`
    return { id: randomUUID(), agent, views, url }
  })
}

/** Sends a batch as a browser does to a website, or as that website forwards it to a backend. */
export async function sendBatch(url: string, { id, agent, ...batch }: PageViews): Promise<Response> {
  const events = Array(batch.views).fill({ eventType: 'Pageview', url: batch.url })
  const response = await fetch(`${url}/statistics/`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'user-agent': agent },
      ...{ 'x-website-key': demoSecrets.WEBSITE_KEY, 'x-client-address': '127.0.0.1', 'x-client-agent': agent },
    },
    body: JSON.stringify({ data: { id, events } }),
  })
  await response.text()
  return response
}
