import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { theme } from './theme'

const designSystem = path.join(import.meta.dirname, '../../../node_modules/@strapi/design-system/dist/index.mjs')

/** The colours of Strapi's light and dark theme; the module itself needs a browser. */
const strapiColors = [...readFileSync(designSystem, 'utf8').matchAll(/color: \{([^}]*neutral0[^}]*)\}/g)].map(
  ([, colors = '']): Record<string, string> =>
    Object.fromEntries([...colors.matchAll(/(\w+): "(#\w+)"/g)].map(([, name, color]) => [name, color])),
)

/** Strapi's accent. */
const violet = /^#(f0f0ff|d9d8ff|7b79ff|4945ff|271fe0)$/i

describe.each([
  ['light', { ...strapiColors[0], ...theme.light.colors }],
  ['dark', { ...strapiColors[1], ...theme.dark.colors }],
])('the %s theme', (_, colors) => {
  test('has none of the violet of Strapi', () => {
    expect(Object.entries(colors).filter(([, color]) => violet.test(color))).toEqual([])
  })

  test.each([
    ['a link', colors.primary600, colors.neutral0],
    ['a link on the page', colors.primary600, colors.neutral100],
    ['a chosen menu item', colors.primary700, colors.primary100],
    ['a secondary button', colors.primary600, colors.primary100],
    ['a button', '#ffffff', colors.buttonPrimary600],
    ['a button under the pointer', '#ffffff', colors.buttonPrimary500],
    ['a badge of the accent', colors.neutral0, colors.primary600],
  ])('keeps %s legible', (_name, text, background) => {
    expect(contrast(text ?? '', background ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
