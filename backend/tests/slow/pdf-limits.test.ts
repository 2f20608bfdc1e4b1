import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as PdfProcess from '../../src/content/magazines/pdf/parsing/pdf-process.ts'
import { pdfOf } from '../support/pdf.ts'

// the process that parses is a compiled file
const compiled = path.resolve(import.meta.dirname, '../../dist/src/content/magazines/pdf/parsing/pdf-process.js')
const { parseInProcess }: typeof PdfProcess = await import(compiled)
const generous = { pageMs: 60_000, totalMs: 60_000, heapMb: 512, bytes: 4_000_000_000 }

let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-pdf-'))
  file = path.join(folder, 'issue.pdf')
  await writeFile(file, pdfOf(Array.from({ length: 100 }, (_, at) => ({ text: `Pagina ${at + 1}`, height: 842 }))))
})

afterAll(() => rm(folder, { recursive: true }))

test('parses a PDF within the limits', async () => {
  const small = path.join(folder, 'small.pdf')
  await writeFile(small, pdfOf([{ text: 'Een pagina' }]))
  expect(await parseInProcess(small, folder, generous)).toMatchObject([{ page: 1, text: 'Een pagina' }])
})

test.each([
  ['a page takes too long', { pageMs: 20 }, 'te veel rekentijd'],
  ['all pages take too long', { totalMs: 700 }, 'te veel rekentijd'],
  ['it needs too much memory', { bytes: 30_000_000 }, 'te veel geheugen'],
])('ends the process when %s, with a sentence for the editor', async (_, limit, sentence) => {
  const began = performance.now()
  await expect(parseInProcess(file, folder, { ...generous, ...limit })).rejects.toThrow(sentence)
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('ends when the heap is full, without a sentence: the job tries again', async () => {
  await expect(parseInProcess(file, folder, { ...generous, heapMb: 4 })).rejects.toThrow('The parser of PDFs ended')
})
