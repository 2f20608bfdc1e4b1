// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { CHOOSE_SCRIPT, pickWeighted } from './banner-choice.tsx'

const banners = [
  { id: 'a', weight: 20 },
  { id: 'b', weight: 10 },
  { id: 'c', weight: 1 },
]

test('chooses by weight', () => {
  const choices = 10_000
  const counts: Record<string, number> = {}
  for (let at = 0; at < choices; at++) {
    const id = pickWeighted(banners, Math.random())?.id ?? 'none'
    counts[id] = (counts[id] ?? 0) + 1
  }
  // the standard deviation of a share is at most half a percent
  for (const { id, weight } of banners) expect((counts[id] ?? 0) / choices, id).toBeCloseTo(weight / 31, 1.5)
  expect(counts.none).toBeUndefined()
})

test.each([
  [0, 'a'],
  [20 / 31 - 1e-9, 'a'],
  [20 / 31 + 1e-9, 'b'],
  [1 - Number.EPSILON, 'c'],
])('chooses at %d the banner %s', (random, id) => expect(pickWeighted(banners, random)?.id).toBe(id))

test('chooses nothing of nothing', () => expect(pickWeighted([], 0.5)).toBeUndefined())

test('chooses the same in the browser, and shows it alone', () => {
  const run = new Function(CHOOSE_SCRIPT)
  const [first, ...others] = banners.map(({ id, weight }) => `<a data-weight="${weight}" id="${id}"></a>`)
  const html = `${first}${others.map((banner) => `<template>${banner}</template>`).join('')}`
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ parentElement: document.body } as never)
  for (let at = 0; at < 62; at++) {
    const random = (at + 0.5) / 62
    vi.spyOn(Math, 'random').mockReturnValue(random)
    document.body.innerHTML = html
    run()
    const shown = [...document.querySelectorAll('body > a')].map(({ id }) => id)
    expect(shown, String(random)).toEqual([pickWeighted(banners, random)?.id])
  }
})
