import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import { holdStarts } from '../cluster/hold-starts.ts'
import type { Instance } from '../cluster/instance.ts'
import { logInEverywhere } from '../cluster/log-in.ts'
import { publish, publishRepeatedly } from '../cluster/publish.ts'
import { test } from './fault-test.ts'
import { untilShown } from './websites.ts'

test.for(['stopped', 'killed'] as const)(
  'reconnects after the database is %s and restarted, without losing a write',
  async (end, { cluster, editor }) => {
    await get(cluster.site.url, '/')
    const before = await publish(editor, `Vlak voor de database is ${end}`)
    const editing = new AbortController()
    onTestFinished(() => editing.abort())
    const editors = [1, 2, 3, 4, 5, 6].map((number) =>
      publishRepeatedly(editor, `Terwijl de database is ${end} ${number}`, editing.signal),
    )
    await pause(300)
    const back = cluster.restartDatabase(end, 1_500)
    await pause(700)
    expect(new Set(await logInEverywhere(cluster.backends))).toEqual(new Set(['503 5']))
    await back
    editing.abort()
    const meanwhile = (await Promise.all(editors)).flat()
    await vi.waitFor(
      async () => {
        for (const copy of cluster.backends) expect((await get(copy.url, '/public/site')).status).toBe(200)
      },
      { timeout: 20_000, interval: 200 },
    )
    const after = await publish(editor, `Nadat de database is ${end}`)
    for (const { path, title } of [before, ...meanwhile, after]) await untilShown(cluster, title, path)
    for (const { documentId } of [before, ...meanwhile, after]) await editor.delete('content', documentId)
  },
)

describe('a starting backend', () => {
  test('waits for the database to start', async ({ cluster }) => {
    const [backend] = cluster.backends as [Instance]
    await backend.kill('SIGKILL')
    await cluster.killDatabase()
    const started = backend.start()
    await vi.waitFor(() => expect(backend.output).toContain('waiting up to 60 s'), { timeout: 20_000, interval: 50 })
    await cluster.startDatabase()
    await started
    expect((await get(backend.url, '/public/site')).status).toBe(200)
  })

  test('exits with code 75 when the database is lost during the start, and can be restarted', async ({ cluster }) => {
    const [backend] = cluster.backends as [Instance]
    await backend.kill('SIGKILL')
    const halfway = await holdStarts(cluster.databaseUrl)
    const started = backend.start().catch(String)
    await halfway.reached()
    await cluster.killDatabase()
    expect(await started).toContain('The database was lost during the start')
    expect(await backend.kill('SIGKILL')).toBe(75)
    await cluster.startDatabase()
    await backend.start()
  })
})
