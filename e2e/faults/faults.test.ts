import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChangeListener } from '../cluster/change-listener.ts'
import { Cluster } from '../cluster/cluster.ts'
import { get } from '../cluster/fetch-page.ts'
import { holdStarts } from '../cluster/hold-starts.ts'
import type { Instance } from '../cluster/instance.ts'
import { logInEverywhere } from '../cluster/log-in.ts'
import { median, overload } from '../cluster/overload.ts'
import { article, createDraft, type Published, publish, publishOn } from '../cluster/publish.ts'
import { childrenOf, uploadPhotos } from '../cluster/upload-photos.ts'
import type { Editor } from '../editor.ts'
import { expectLogInRefused, expectPublicAgenda, logInAsReader } from './reader.ts'
import { expectNoWaiting, untilEverybodyShows } from './websites.ts'

let cluster: Cluster
let editor: Editor

beforeAll(async () => {
  cluster = await Cluster.build()
  // the editor works through the balancer too
  process.env.BACKEND_URL = cluster.backend.url
  editor = await (await import('../editor.ts')).Editor.atWork({ patient: false })
}, 180_000)

afterAll(() => cluster?.demolish(), 30_000)

// no program may end that was not stopped
afterEach(() => {
  const ended = [...cluster.websites, ...cluster.backends].filter(({ lives }) => !lives)
  expect(ended.map(({ said }) => said.slice(-3_000))).toEqual([])
})

const everyCopy = () => cluster.websites.map(({ url }) => url)
const untilShown = (text: string, path: string, withinMs?: number) =>
  untilEverybodyShows(everyCopy(), text, path, withinMs)

describe('a publication', () => {
  test('is shown by every instance of the website, and so is its end', async () => {
    const { path, documentId }: Published = await publish(editor, 'Eén bericht voor iedereen')
    await untilShown('Eén bericht voor iedereen', '/')
    await untilShown('Eén bericht voor iedereen', path)
    await editor.unpublish('content', documentId)
    await vi.waitFor(
      async () => {
        for (const url of everyCopy()) expect((await get(url, path)).status).toBe(404)
      },
      { timeout: 5_000, interval: 20 },
    )
    await editor.delete('content', documentId)
  })

  test('at a planned time is made once, by one of the instances', async () => {
    const { documentId, publicId } = await editor.create('content', {
      ...article('Gepland bericht'),
      publishAt: new Date(Date.now() + 1_000).toISOString(),
    })
    const done = () =>
      cluster.backends
        .map(({ said }) => said)
        .join()
        .split(`${documentId}: planned publish done`).length - 1
    await vi.waitFor(() => expect(done()).toBe(1), { timeout: 40_000, interval: 500 })
    await untilShown('Gepland bericht', '/')
    expect((await get(cluster.site.url, `/news/${publicId}/gepland-bericht`)).status).toBe(200)
    expect(done()).toBe(1)
    await editor.delete('content', documentId)
  }, 60_000)
})

describe('readers notice nothing', () => {
  test('when one of each pair is killed while they read, and comes back', async () => {
    const failures: string[] = []
    let reading = true
    const read = async (path: string) => {
      while (reading) {
        const status = await fetch(cluster.site.url + path).then(
          async (answer) => (await answer.text()) && answer.status,
          String,
        )
        if (status !== 200) failures.push(`${path}: ${status}`)
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
    await untilShown('Geschreven toen de helft weg was', '/')
    await editor.delete('content', documentId)
  }, 60_000)

  test('when an instance is stopped: it finishes, gives notice first, and ends within ten seconds', async () => {
    const [copy] = cluster.websites
    const begun = Date.now()
    const ended = copy?.kill('SIGTERM')
    await pause(200)
    expect((await get(copy?.url ?? '', '/health')).status).toBe(503)
    expect((await get(copy?.url ?? '', '/')).status).toBe(200)
    expect(await ended).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    await copy?.start()
  }, 30_000)
})

describe('without a backend', () => {
  test('sends cached pages and otherwise 503, and recovers when it is back', async () => {
    for (const url of everyCopy()) for (const path of ['/', '/agenda', '/inloggen']) await get(url, path)
    await Promise.all(cluster.backends.map((copy) => copy.kill('SIGKILL')))
    await pause(4_000)
    for (const url of everyCopy()) {
      expect((await get(url, '/')).status).toBe(200)
      const unseen = await get(url, '/over-ons')
      expect(unseen.status).toBe(503)
      expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(unseen.text).toContain('Page not found: /over-ons')
      // a balancer must not take an instance with cached pages out of rotation
      expect((await get(url, '/health')).status).toBe(200)
      expect((await get(url, '/health/live')).status).toBe(200)
      const sent = new URLSearchParams({ identifier: 'wie@dan.ook.example', password: 'een lang geheim' })
      const form = await (await fetch(`${url}/inloggen`, { method: 'POST', body: sent })).text()
      expect(form).toContain('Wat u invulde staat er nog')
      expect(form).toContain('value="wie@dan.ook.example"')
    }
    await Promise.all(cluster.backends.map((copy) => copy.start()))
    await vi.waitFor(async () => expect((await get(cluster.site.url, '/over-ons')).status).toBe(200), {
      timeout: 5_000,
    })
    const { documentId } = await publish(editor, 'Weer terug na de storing')
    await untilShown('Weer terug na de storing', '/', 12_000)
    await editor.delete('content', documentId)
  }, 90_000)

  test('does not wait for a frozen one', async () => {
    for (const url of everyCopy()) await get(url, '/agenda')
    const reader = await logInAsReader(cluster.site.url)
    for (const copy of cluster.backends) copy.freeze(true)
    try {
      await expectNoWaiting(everyCopy(), '/colofon')
      for (const url of everyCopy()) {
        await expectPublicAgenda(url, reader)
        await expectLogInRefused(url)
      }
      const [copy] = cluster.websites as [Instance]
      const answers = await overload(copy, 300, 'bevroren')
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(8_000)
    } finally {
      for (const copy of cluster.backends) copy.freeze(false)
    }
    await vi.waitFor(async () => expect((await get(cluster.site.url, '/colofon')).status).toBe(200), {
      timeout: 10_000,
    })
  }, 60_000)
})

test.each(['stopped', 'killed'] as const)(
  'reconnects to a database that is %s and restarted, and loses nothing',
  async (end) => {
    await get(cluster.site.url, '/')
    const before = await publish(editor, `Vlak voor de database is ${end}`)
    const editing = new AbortController()
    const editors = [1, 2, 3, 4, 5, 6].map((number) =>
      publishOn(editor, `Terwijl de database is ${end} ${number}`, editing.signal),
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
    for (const { path, title } of [before, ...meanwhile, after]) await untilShown(title, path, 10_000)
    for (const { documentId } of [before, ...meanwhile, after]) await editor.delete('content', documentId)
  },
  60_000,
)

describe('a starting backend', () => {
  test('waits for a database that is down', async () => {
    const [backend] = cluster.backends as [Instance]
    await backend.kill('SIGKILL')
    await cluster.killDatabase()
    const started = backend.start()
    await vi.waitFor(() => expect(backend.said).toContain('waiting up to 60 s'), { timeout: 20_000, interval: 50 })
    await cluster.startDatabase()
    await started
    expect((await get(backend.url, '/public/site')).status).toBe(200)
  }, 60_000)

  test('exits with a code of its own when its database dies halfway, and can be restarted', async () => {
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
  }, 60_000)
})

describe('a database that stops responding', () => {
  test('is not waited for, and stops the heartbeats', async () => {
    for (const url of everyCopy()) await get(url, '/agenda')
    const [backend] = cluster.backends as [Instance]
    const stream = await ChangeListener.open(backend.url)
    await stream.until(() => stream.beats > 0, 8_000)
    cluster.silenceDatabase(true)
    try {
      const begun = Date.now()
      await expectNoWaiting(everyCopy(), '/news/tag?t=stil')
      await vi.waitFor(() => expect(backend.said).toContain('The change log cannot be read'), { timeout: 10_000 })
      // a recently read change log still allows a heartbeat
      await pause(Math.max(0, begun + 9_000 - Date.now()))
      const { beats } = stream
      await pause(6_000)
      expect(stream.beats).toBe(beats)
    } finally {
      cluster.silenceDatabase(false)
    }
    const { beats } = stream
    await stream.until(() => stream.beats > beats, 12_000)
    stream.close()
    const { documentId } = await publish(editor, 'Na de stilte')
    await untilShown('Na de stilte', '/', 12_000)
    await editor.delete('content', documentId)
  }, 90_000)

  test('lets a stopped backend finish its requests, and end soon', async () => {
    const [backend] = cluster.backends as [Instance]
    cluster.silenceDatabase(true)
    const answers = Promise.all(
      ['/public/contents?pageSize=3', '/public/events', '/public/vacancies'].map((path) => get(backend.url, path)),
    )
    const draft = createDraft(backend, editor.token, 'Terwijl een backend stopt')
    await pause(300)
    const begun = Date.now()
    const ended = backend.kill('SIGTERM')
    await pause(500)
    cluster.silenceDatabase(false)
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await draft).status).toBe(201)
    expect(await ended).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    await backend.start()
  }, 60_000)
})

test('does not keep a backend from ending', async () => {
  const [backend] = cluster.backends as [Instance]
  cluster.silenceDatabase(true)
  try {
    const begun = Date.now()
    await backend.kill('SIGTERM')
    expect(Date.now() - begun).toBeLessThan(10_000)
  } finally {
    cluster.silenceDatabase(false)
  }
  await backend.start()
}, 60_000)

describe('under overload', () => {
  test('rejects some requests, faster than it serves the others', async () => {
    const [copy] = cluster.websites as [Instance]
    const answers = await overload(copy, 600, 'onbekend')
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]))
    const middle = (wanted: number) => median(answers.filter(({ status }) => status === wanted).map(({ ms }) => ms))
    expect(middle(503)).toBeLessThan(middle(404))
    expect((await get(copy.url, '/')).status).toBe(200)
  }, 60_000)

  test('levels off in memory', async () => {
    const [copy] = cluster.websites as [Instance]
    const memory: number[] = []
    // compares rounds at rest, four with the four before, until the page cache is full and they are alike
    const rises = () => memory.length < 8 || Math.max(...memory.slice(-4)) > 1.03 * Math.max(...memory.slice(-8, -4))
    while (rises()) {
      expect(memory.length).toBeLessThan(30)
      await overload(copy, 1_500, `ronde-${memory.length}`)
      memory.push(await copy.figure('process_resident_memory_bytes'))
      expect(memory.at(-1)).toBeGreaterThan(0)
    }
  }, 120_000)
})

describe('large photos', () => {
  const [megabytes, photos] = [1_000_000, 5]

  test('are stored although their process is killed', async () => {
    const backend = cluster.backends[0] as Instance
    const uploading = uploadPhotos(backend, editor.token, 1)
    const [pictures] = await vi.waitUntil(async () => {
      const children = await childrenOf(backend.pid)
      return children.length > 0 && children
    }, 40_000)
    process.kill(pictures?.pid ?? 0, 'SIGKILL')
    expect((await uploading).statuses).toEqual([201])
  }, 120_000)

  test('uploaded at once leave the backend within 600 MB', async () => {
    const { statuses, peak } = await uploadPhotos(cluster.backends[0] as Instance, editor.token, photos)
    expect(statuses).toEqual(Array(photos).fill(201))
    expect(peak.backend / megabytes).toBeLessThan(600)
    expect(peak.pictures / megabytes).toBeGreaterThan(0)
    expect(peak.pictures / megabytes).toBeLessThan(300)
  }, 120_000)
})

describe('an operator', () => {
  test('finds a request in the logs of both programs by its id', async () => {
    const requestId = 'proef-van-de-logboeken'
    const asked = await fetch(`${cluster.websites[0]?.url}/news/tag?t=spoor`, {
      headers: { 'x-request-id': requestId },
    })
    expect(asked.headers.get('x-request-id')).toBe(requestId)
    const said = (copies: readonly Instance[]) => copies.map((copy) => copy.said).join('')
    await vi.waitFor(() => {
      for (const copies of [cluster.websites, cluster.backends])
        expect(said(copies)).toContain(`"requestId":"${requestId}"`)
    })
  })

  test('reads the metrics of each program at a port of its own, and nowhere else', async () => {
    for (const copy of [...cluster.websites, ...cluster.backends]) {
      expect(await copy.figure('process_cpu_seconds_total')).toBeGreaterThan(0)
      expect((await get(copy.url, '/metrics')).status).toBe(404)
    }
    for (const copy of cluster.websites) expect(await copy.figure('gevel_changes_heard')).toBe(1)
  })
})
