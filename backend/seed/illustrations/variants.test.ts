import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allDrawings } from './drawings'
import { scenes, variants } from './scenes'
import { variantOf } from './variants'

const drawing = (scene: string) => readFileSync(join(__dirname, 'scenes', `${scene}.svg`), 'utf8')

describe.each(Object.keys(scenes))('%s', (scene) => {
  const made = variants.map((variant) => variantOf(scene, drawing(scene), variant))

  test('is deterministic', () => {
    expect(variants.map((variant) => variantOf(scene, drawing(scene), variant))).toEqual(made)
  })

  test('has four different variants, each in 3:2 and within the illustration', () => {
    expect(new Set(made).size).toBe(4)
    for (const svg of made) {
      const [left = 0, top = 0, width = 0, height = 0] =
        /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
      expect(width / height).toBeCloseTo(1.5)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(1200)
      expect(top + height).toBeLessThanOrEqual(800)
    }
  })

  test('has the illustration itself as its first variant', () => {
    expect(made[0]).toContain('viewBox="0 0 1200 800"')
    expect(made[0]).not.toContain('matrix')
  })
})

test('rejects an unknown variant', () => {
  expect(() => variantOf('muur', drawing('muur'), 5)).toThrow(RangeError)
})

test('gives every picture a unique name and an alternative text', () => {
  const drawings = allDrawings(__dirname, (logo) => `bedrijf ${logo}`)
  expect(new Set(drawings.map((one) => one.name)).size).toBe(drawings.length)
  expect(drawings.filter((one) => one.description === '')).toEqual([])
})
