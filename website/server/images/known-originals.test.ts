import { expect, test, vi } from 'vitest'
import { KnownOriginals, nameOf } from './known-originals.ts'

const source = 'uploads/kraan_a1.jpg'

test('checks an original once, until a gap in the changes', async () => {
  const check = vi.fn(async () => true)
  const originals = new KnownOriginals(check)
  for (const _ of [1, 2, 3]) expect(await originals.isGone(source)).toBe(false)
  expect(check).toHaveBeenCalledOnce()
  originals.forgetAll()
  await originals.isGone(source)
  expect(check).toHaveBeenCalledTimes(2)
})

test('checks only the original again that is reported as gone', async () => {
  const check = vi.fn(async (asked: string) => asked !== source)
  const originals = new KnownOriginals(check)
  for (const known of [source, 'uploads/ander_b2.jpg']) originals.confirm(known, originals.removals)
  originals.forget(nameOf(source))
  expect([await originals.isGone(source), await originals.isGone('uploads/ander_b2.jpg')]).toEqual([true, false])
  expect(check).toHaveBeenCalledExactlyOnceWith(source)
})

test('counts an original as existing while its store does not respond, and checks it again', async () => {
  const check = vi.fn<() => Promise<boolean | undefined>>().mockResolvedValueOnce(undefined).mockResolvedValue(false)
  const originals = new KnownOriginals(check)
  expect([await originals.isGone(source), await originals.isGone(source)]).toEqual([false, true])
})

test('does not trust a check that began before a removal', async () => {
  let respond = (_: boolean) => {}
  const check = vi.fn(() => new Promise<boolean>((resolve) => (respond = resolve)))
  const originals = new KnownOriginals(check)
  const first = originals.isGone(source)
  originals.forget(nameOf(source))
  respond(true)
  await first
  const second = originals.isGone(source)
  respond(false)
  expect(await second).toBe(true)
})

test('knows only so many originals', async () => {
  const check = vi.fn(async () => true)
  const originals = new KnownOriginals(check)
  for (let at = 0; at <= 10_000; at++) originals.confirm(`uploads/${at}.jpg`, 0)
  await originals.isGone('uploads/10000.jpg')
  expect(check).not.toHaveBeenCalled()
  await originals.isGone('uploads/1.jpg')
  expect(check).toHaveBeenCalledOnce()
})
