import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPng } from './render'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="#d84800" d="M0 0h15v20H0z"/></svg>'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-render-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('renders an illustration to a PNG of the requested size, deterministically', async () => {
  const [one, other] = [join(folder, 'one.png'), join(folder, 'other.png')]
  await renderPng(svg, 300, 200, one)
  await renderPng(svg, 300, 200, other)
  const bytes = await readFile(one)
  expect(bytes.equals(await readFile(other))).toBe(true)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([300, 200])
})
