import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { get } from '../cluster/fetch-page.ts'
import type { Instance } from '../cluster/instance.ts'
import { test } from './fault-test.ts'

const uploadedSchema = z.tuple([z.object({ id: z.int(), url: z.string() })])

test('withdraws a deleted picture on every website, also on one that was down meanwhile', async ({
  cluster,
  editor,
}) => {
  const headers = { authorization: `Bearer ${editor.token}` }
  const [up, down] = cluster.websites as [Instance, Instance]
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(picture)]), 'ingetrokken.png')
  const response = await fetch(`${cluster.backend.url}/upload`, { method: 'POST', headers, body })
  const [{ id, url }] = uploadedSchema.parse(await response.json())
  const size = `/beeld/96xorig/50-50${url}.webp`
  for (const website of [up, down]) expect((await get(website.url, size)).status).toBe(200)

  await down.kill('SIGKILL')
  await fetch(`${cluster.backend.url}/upload/files/${id}`, { method: 'DELETE', headers })
  await vi.waitFor(async () => expect((await get(up.url, size)).status).toBe(404), 10_000)
  // its folder still has the size
  await down.start()
  expect((await get(down.url, size)).status).toBe(404)
})
