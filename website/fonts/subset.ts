/**
 * Makes the two fonts of the site from the full ones (OFL, version 5.3 of `@fontsource-variable/archivo` and
 * `@fontsource-variable/source-serif-4`): `node fonts/subset.ts archivo-latin-wdth-normal.woff2 source-serif-4-latin-wght-normal.woff2`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CHARACTERS } from './characters.ts'

const MAX_BYTES = 60_000
const [archivo, serif] = process.argv.slice(2)
if (!archivo || !serif) throw new Error('Name the files of Archivo and Source Serif 4.')

const fonts = {
  'archivo-gevel.woff2': await subsetFont(await readFile(archivo), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 80, max: 100 } },
  }),
  // without the alternates that only layout features reach: running text asks for none
  'source-serif-gevel.woff2': await subsetFont(await readFile(serif), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    noLayoutClosure: true,
  }),
}

const bytes = Object.values(fonts).reduce((sum, font) => sum + font.byteLength, 0)
if (bytes > MAX_BYTES) throw new Error(`The fonts take ${bytes} bytes, more than ${MAX_BYTES}.`)
for (const [name, font] of Object.entries(fonts))
  await writeFile(join(import.meta.dirname, '../public/fonts', name), font)
process.stdout.write(`${bytes} bytes\n`)
