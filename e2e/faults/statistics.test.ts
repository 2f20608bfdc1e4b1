import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect } from 'vitest'
import { demoSecrets } from '../../scripts/demo-secrets.ts'
import type { Instance } from '../cluster/instance.ts'
import { firefox } from '../visitor.ts'
import { test } from './fault-test.ts'

const eventsPerBatch = 10
const senders = 4
const kills = 2

interface Batch {
  id: string
  path: string
  /** how often it was sent, and how often with an answer of success */
  sent: number
  answered: number
}

/** Sends a batch to a backend; true when it was answered as stored. */
async function send({ id, path }: Batch, url: string): Promise<boolean> {
  const events = Array(eventsPerBatch).fill({ eventType: 'Marketing', url: path, banner: 'proef', action: 'view' })
  const response = await fetch(`${url}/statistics/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox, ...forwarded() },
    body: JSON.stringify({ data: { id, events } }),
  }).catch(() => undefined)
  await response?.text().catch(() => undefined)
  return response?.status === 200
}

/** Headers by which the website forwards a visitor, each from an address of its own. */
function forwarded(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 65_536).toString(16)
  return {
    'x-website-key': demoSecrets.WEBSITE_KEY,
    'x-client-address': `2001:db8:${part()}:${part()}::1`,
    'x-client-agent': firefox,
  }
}

test('every answered batch of events is stored exactly once, through kills of the backends', async ({ cluster }) => {
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  const batches: Batch[] = []
  let isDone = false
  async function keepSending(sender: number) {
    while (!isDone) {
      const batch = { id: randomUUID(), path: `/proef-storing/${randomUUID()}`, sent: 0, answered: 0 }
      batches.push(batch)
      // a client that got no answer sends it again, to the other backend
      for (let attempt = 0; attempt < 5 && batch.answered === 0; attempt++) {
        batch.sent++
        const to = cluster.backends[(sender + attempt) % 2] as Instance
        if (await send(batch, to.url)) batch.answered++
        else await pause(20)
      }
      await pause(10)
      // some are sent twice for no reason
      if (batch.answered > 0 && Math.random() < 0.1 && (await send(batch, cluster.backends[0]?.url ?? '')))
        batch.answered++
    }
  }
  try {
    const sending = Array.from({ length: senders }, (_, sender) => keepSending(sender))
    for (let kill = 0; kill < kills; kill++) {
      const backend = cluster.backends[kill % 2] as Instance
      await pause(1_500)
      await backend.kill('SIGKILL')
      await backend.start()
    }
    await pause(500)
    isDone = true
    await Promise.all(sending)
    const { rows } = await database.query(
      `SELECT path, count(*)::integer AS events FROM gevel_statistics_events WHERE path LIKE '/proef-storing/%' GROUP BY path`,
    )
    const stored = new Map(rows.map(({ path, events }) => [path, events]))
    const answered = batches.filter((batch) => batch.answered > 0)
    const repeated = batches.filter(({ sent, answered }) => sent > 1 || answered > 1)
    console.log(JSON.stringify({ batches: batches.length, answered: answered.length, repeated: repeated.length }))
    expect(answered.length).toBeGreaterThan(batches.length / 2)
    expect(repeated.length).toBeGreaterThan(0)
    expect(answered.filter(({ path }) => stored.get(path) !== eventsPerBatch)).toEqual([])
    // one without an answer is stored whole or not at all
    for (const events of stored.values()) expect(events).toBe(eventsPerBatch)
  } finally {
    isDone = true
    await database.query(`DELETE FROM gevel_statistics_events WHERE path LIKE '/proef-storing/%'`)
    await database.end()
  }
})
