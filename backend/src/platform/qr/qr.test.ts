import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readQrCodes, readQrCodesOfPdf } from '../../../tests/support/read-qr'
import { makePdf } from '../pdf/make-pdf'
import { rejectMissingGlyph } from '../pdf/runs'
import { drawQr } from './draw-qr'
import { qrPng } from './qr-picture'
import { qrShape } from './qr-shape'

const text = `https://www.gevel.example/t/${'Ab-_'.repeat(26)}`

test('makes a picture for mails that scanners read, with a light edge of four modules', async () => {
  const png = await qrPng(text)
  expect(await readQrCodes(png)).toEqual([text])
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(qrShape(text).size * 8)
  const rows = Array.from({ length: info.height }, (_, y) => data.subarray(y * info.width, (y + 1) * info.width))
  expect(rows.slice(0, 32).every((row) => row.every((pixel) => pixel === 255))).toBe(true)
  expect(rows.every((row) => row.subarray(0, 32).every((pixel) => pixel === 255))).toBe(true)
})

test('stays readable on the black of a dark mode', async () => {
  const onBlack = await sharp(await qrPng(text, 4))
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#000' })
    .png()
    .toBuffer()
  expect(await readQrCodes(onBlack)).toEqual([text])
})

test('draws a code into a PDF that scanners read from the printed page', async () => {
  const pdf = await makePdf(
    { title: 'Kaart', author: 'Gevel', at: new Date('2026-11-20T12:00:00Z'), footer: 'Gevel' },
    (paper) => drawQr(paper, paper.addTag('Figure', { alt: 'QR-code' }), text, { x: 300, y: 100, width: 140 }),
    rejectMissingGlyph,
  )
  expect(await readQrCodesOfPdf(pdf)).toEqual([text])
})
