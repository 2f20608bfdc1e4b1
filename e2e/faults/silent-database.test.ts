import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, vi } from 'vitest'
import { ChangeListener } from '../cluster/change-listener.ts'
import { get } from '../cluster/fetch-page.ts'
import type { Instance } from '../cluster/instance.ts'
import { createDraft, publish } from '../cluster/publish.ts'
import { test } from './fault-test.ts'
import { expectBoundedWaiting, untilShown } from './websites.ts'

describe('when the database stops responding', () => {
  test('the programs respond in time, and the heartbeats stop', async ({ cluster, editor }) => {
    for (const url of cluster.websiteUrls) await get(url, '/agenda')
    const [backend] = cluster.backends as [Instance]
    const stream = await ChangeListener.open(backend.url)
    await stream.until(() => stream.heartbeats > 0, 20_000)
    cluster.freezeDatabase(true)
    try {
      const startMs = Date.now()
      await expectBoundedWaiting(cluster.websiteUrls, '/news/tag?t=stil')
      await vi.waitFor(() => expect(backend.output).toContain('The change log cannot be read'), { timeout: 20_000 })
      // a recently read change log still allows a heartbeat
      await pause(Math.max(0, startMs + 9_000 - Date.now()))
      const { heartbeats } = stream
      await pause(6_000)
      expect(stream.heartbeats).toBe(heartbeats)
    } finally {
      cluster.freezeDatabase(false)
    }
    const before = stream.heartbeats
    await stream.until(() => stream.heartbeats > before, 20_000)
    stream.close()
    const { documentId } = await publish(editor, 'Na de stilte')
    await untilShown(cluster, 'Na de stilte', '/')
    await editor.delete('content', documentId)
  })

  test('a stopped backend finishes its requests after the recovery, and exits in time', async ({ cluster, editor }) => {
    const [backend] = cluster.backends as [Instance]
    cluster.freezeDatabase(true)
    const responses = Promise.all(
      ['/public/contents?pageSize=3', '/public/events', '/public/vacancies'].map((path) => get(backend.url, path)),
    )
    const draft = createDraft(backend, editor.token, 'Terwijl een backend stopt')
    await pause(300)
    const startMs = Date.now()
    const ended = backend.kill('SIGTERM')
    await pause(500)
    cluster.freezeDatabase(false)
    expect((await responses).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await draft).status).toBe(201)
    expect(await ended).toBe(0)
    expect(Date.now() - startMs).toBeLessThan(10_000)
    await backend.start()
  })
})

test('a stopped backend exits in time although the database does not respond', async ({ cluster }) => {
  const [backend] = cluster.backends as [Instance]
  cluster.freezeDatabase(true)
  try {
    const startMs = Date.now()
    await backend.kill('SIGTERM')
    expect(Date.now() - startMs).toBeLessThan(10_000)
  } finally {
    cluster.freezeDatabase(false)
  }
  await backend.start()
})
