import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { article } from '../e2e/cluster/publish.ts'
import type { Editor } from '../e2e/editor.ts'
import { visitorCookie } from '../e2e/visitor.ts'
import type { Row } from './report.ts'
import { quantile } from './rounds.ts'

const publications = 200

/**
 * The time from the response to "publish" until every instance of the website sends the new text, to anonymous visitors
 * and to a reader who is logged in.
 * @param bearer of that reader
 */
export async function benchPublishing(cluster: Cluster, editor: Editor, bearer: string): Promise<Row[]> {
  const { documentId, publicId } = await editor.create('content', article('Meting van de verspreiding'))
  const cookie = `${visitorCookie()}; strapi_jwt=${bearer}`
  const delays = { anonymous: [] as number[], loggedIn: [] as number[] }
  for (let number = 1; number <= publications; number++) {
    const title = `Meting van de verspreiding, keer ${number}`
    await editor.publish('content', documentId, { ...article(title), slug: 'meting' })
    const published = performance.now()
    const untilEverywhere = async (headers: Record<string, string>, into: number[]) => {
      await Promise.all(cluster.websites.map(({ url }) => untilShown(`${url}/news/${publicId}/meting`, title, headers)))
      into.push(performance.now() - published)
    }
    await Promise.all([untilEverywhere({}, delays.anonymous), untilEverywhere({ cookie }, delays.loggedIn)])
  }
  const waits = await waitsAfterPublishing(cluster, () =>
    editor.publish('content', documentId, { ...article('Meting van het wachten'), slug: 'meting' }),
  )
  await editor.delete('content', documentId)
  return [
    rowOf(`published, then seen on two copies (${publications} ×)`, delays.anonymous),
    rowOf(`the same, by a reader who is logged in`, delays.loggedIn),
    rowOf(`front pages, half a second after a publication (${waits.length} ×)`, waits),
  ]
}

function rowOf(what: string, delays: readonly number[]): Row {
  const ms = (share: number) => Math.round(quantile(delays, share))
  return { what, 'p50 ms': ms(0.5), 'p99 ms': ms(0.99), 'most ms': ms(1) }
}

/** How long the first readers wait for a page that a publication changed, and that was requested often. */
async function waitsAfterPublishing(cluster: Cluster, publish: () => Promise<unknown>): Promise<number[]> {
  const pages = cluster.websites.flatMap(({ url }) => [url, `${url}/pro`])
  const readAll = () => Promise.all(pages.map(async (url) => (await fetch(url)).text()))
  for (let time = 0; time < 5; time++) await readAll()
  const waits: number[] = []
  for (let time = 0; time < 20; time++) {
    await publish()
    await pause(500)
    for (const url of pages) {
      const startMs = performance.now()
      await (await fetch(url)).text()
      waits.push(performance.now() - startMs)
    }
    await readAll()
  }
  return waits
}

async function untilShown(url: string, text: string, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const response = await fetch(url, { redirect: 'manual', headers })
    if ((await response.text()).includes(text)) return
    await pause(2)
  }
}
