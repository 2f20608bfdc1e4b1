import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { article } from '../e2e/cluster/publish.ts'
import type { Editor } from '../e2e/editor.ts'
import type { Row } from './report.ts'
import { quantile } from './rounds.ts'

const publications = 200

/** The time from the response to "publish" until every instance of the website sends the new text. */
export async function benchPublishing(cluster: Cluster, editor: Editor): Promise<Row[]> {
  const { documentId, publicId } = await editor.create('content', article('Meting van de verspreiding'))
  const delays: number[] = []
  for (let number = 1; number <= publications; number++) {
    const title = `Meting van de verspreiding, keer ${number}`
    await editor.publish('content', documentId, { ...article(title), slug: 'meting' })
    const published = performance.now()
    await Promise.all(cluster.websites.map(({ url }) => untilShown(`${url}/news/${publicId}/meting`, title)))
    delays.push(performance.now() - published)
  }
  await editor.delete('content', documentId)
  const ms = (share: number) => Math.round(quantile(delays, share))
  return [
    {
      what: `published, then seen on two copies (${publications} ×)`,
      'p50 ms': ms(0.5),
      'p99 ms': ms(0.99),
      'most ms': ms(1),
    },
  ]
}

async function untilShown(url: string, text: string): Promise<void> {
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' })
    if ((await response.text()).includes(text)) return
    await pause(2)
  }
}
