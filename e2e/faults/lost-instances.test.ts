import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import { publish } from '../cluster/publish.ts'
import { test } from './fault-test.ts'
import { untilShown } from './websites.ts'

describe('one of two instances', () => {
  test('can be killed and restarted without a failed request', async ({ cluster, editor }) => {
    const failures: string[] = []
    let reading = true
    onTestFinished(() => {
      reading = false
    })
    const read = async (path: string) => {
      while (reading) {
        const startMs = Date.now()
        const answer = await fetch(cluster.site.url + path).then(
          async (response) => `${response.status}${(await response.text()) ? '' : ' without text'}`,
          String,
        )
        if (answer !== '200') failures.push(`${path}: ${answer}, after ${Date.now() - startMs} ms`)
        // some 300 requests a second, and time for the programs to start
        await pause(10)
      }
    }
    const readers = ['/', '/pro', '/agenda', '/vacatures?p=2', '/magazine'].map(read)
    await pause(300)
    await Promise.all([cluster.websites[0]?.kill('SIGKILL'), cluster.backends[0]?.kill('SIGKILL')])
    await pause(1_000)
    const { documentId } = await publish(editor, 'Geschreven toen de helft weg was')
    await Promise.all([cluster.websites[0]?.start(), cluster.backends[0]?.start()])
    await pause(500)
    reading = false
    await Promise.all(readers)
    expect(failures).toEqual([])
    await untilShown(cluster, 'Geschreven toen de helft weg was', '/')
    await editor.delete('content', documentId)
  })

  test('fails its health check first when stopped, serves until then, and exits within ten seconds', async ({
    cluster,
  }) => {
    const [copy] = cluster.websites
    const startMs = Date.now()
    const ended = copy?.kill('SIGTERM')
    await pause(200)
    expect((await get(copy?.url ?? '', '/health')).status).toBe(503)
    expect((await get(copy?.url ?? '', '/')).status).toBe(200)
    expect(await ended).toBe(0)
    expect(Date.now() - startMs).toBeLessThan(10_000)
    await copy?.start()
  })
})
