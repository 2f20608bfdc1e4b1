/**
 * Makes the fonts of the site from the full ones (OFL, version 5.3 of `@fontsource-variable/archivo` and
 * `@fontsource-variable/source-serif-4`): `node fonts/subset.ts archivo-latin-wdth-normal.woff2
 * source-serif-4-latin-wght-normal.woff2`. There is a file for each face and not one with axes for all: each of these
 * fits into the first ten packets of a connection, and together they are a third smaller (decision 032).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CHARACTERS } from './characters.ts'

/**
 * What a server sends before it has to wait for the browser: ten packets (RFC 6928), minus the head of the response.
 */
const MAX_BYTES = 14_000
const [archivo, serif] = process.argv.slice(2)
if (!archivo || !serif) throw new Error('Name the files of Archivo and Source Serif 4.')

const faces = {
  'archivo-regular': { from: archivo, variationAxes: { wght: 400, wdth: 100 } },
  'archivo-strong': { from: archivo, variationAxes: { wght: 650, wdth: 100 } },
  'archivo-head': { from: archivo, variationAxes: { wght: 720, wdth: 84 } },
  // without the alternates that only layout features use
  'source-serif-regular': { from: serif, variationAxes: { wght: 400 }, noLayoutClosure: true },
  'source-serif-strong': { from: serif, variationAxes: { wght: 600 }, noLayoutClosure: true },
}

for (const [name, { from, ...options }] of Object.entries(faces)) {
  const font = await subsetFont(await readFile(from), CHARACTERS, { targetFormat: 'woff2', ...options })
  if (font.byteLength > MAX_BYTES) throw new Error(`${name} takes ${font.byteLength} bytes, more than ${MAX_BYTES}.`)
  await writeFile(join(import.meta.dirname, `../public/fonts/${name}.woff2`), font)
  process.stdout.write(`${name}: ${font.byteLength} bytes\n`)
}
