import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff'

/** The weights of our documents: text, and what stands out. */
export type Weight = 'regular' | 'strong'

/** A font file: a family's characters of some scripts, in one weight. */
export interface Face {
  name: string
  font: Font
  hasGlyph(codePoint: number): boolean
  /** whether it can set digits of equal width */
  hasTabularDigits: boolean
}

const packageRequire = createRequire(__filename)
const numbers = { regular: 400, strong: 700 } as const
/** In order of preference: Archivo is the site's own; Source Sans 3 has the Greek and Cyrillic that Archivo has not. */
const families = {
  archivo: ['latin', 'latin-ext', 'vietnamese'],
  'source-sans-3': ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'],
} as const

const loaded = new Map<string, Face>()

/** The faces that may show a text, the preferred one first. Each is read at its first use. */
export function* facesOf(weight: Weight): Generator<Face> {
  for (const [family, subsets] of Object.entries(families))
    for (const subset of subsets) yield loadFace(`${family}-${subset}-${numbers[weight]}-normal`, family)
}

function loadFace(name: string, family: string): Face {
  const known = loaded.get(name)
  if (known) return known
  const font = create(unpackWoff(readFileSync(packageRequire.resolve(`@fontsource/${family}/files/${name}.woff`))))
  if (!('availableFeatures' in font)) throw new Error(`${name} is a collection of fonts`)
  const face = {
    name,
    font,
    hasGlyph: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
    hasTabularDigits: font.availableFeatures.includes('tnum'),
  }
  loaded.set(name, face)
  return face
}
