import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { eventPath } from '../paths.ts'

const content = new Content()

test('redirects a wrong slug of an event to the canonical URL', async () => {
  const event = await content.pastEvent()
  const { status, headers } = await ask(`/agenda/${event.id}/oud`)
  expect({ status, to: headers.location }).toEqual({ status: 301, to: eventPath(event) })
})

/** Sets until when people can register for an event, and returns until when they could. */
async function setClosing(id: number, closesAt: Date): Promise<Date> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const { rows } = await database.query('SELECT closes_at FROM gevel_events WHERE id = $1', [id])
  await database.query('UPDATE gevel_events SET closes_at = $2 WHERE id = $1', [id, closesAt])
  await database.end()
  return rows[0].closes_at
}

/** An event for which people can register on its page, and the link on it. */
async function openEvent() {
  for (const event of await content.events('upcoming')) {
    const path = eventPath(event)
    const link = `href="/aanmelden/${event.id}"`
    if ((await ask(path)).body.includes(link)) return { id: event.id, path, link }
  }
  throw new Error('The demo content holds no such event')
}

test('says within seconds that registering for an event has closed, in its cached page', async () => {
  const { id, path, link } = await openEvent()
  const page = async () => (await ask(path)).body
  const closesAt = await setClosing(id, new Date(Date.now() + 5_000))
  try {
    await vi.waitFor(async () => expect(await page()).toContain(link), { timeout: 4_000, interval: 200 })
    // far below the minute after which pages are rendered again
    await vi.waitFor(async () => expect(await page()).toContain('Inschrijven is gesloten'), {
      timeout: 30_000,
      interval: 200,
    })
    expect(await page()).not.toContain(link)
  } finally {
    await setClosing(id, closesAt)
  }
})
