import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let prepared: Promise<unknown> | undefined

/** Loads the decoder from the package: by default it fetches it from a host of others. */
async function prepare(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepared ??= readFile(file).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  )
  await prepared
}

/** The texts of the QR codes in a picture (PNG or JPEG). */
export async function readQrCodes(picture: Uint8Array): Promise<string[]> {
  await prepare()
  const codes = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  return codes.map(({ text }) => text)
}

interface PdfCanvas {
  toBuffer: (type: 'image/png') => Buffer
}

/** The texts of the QR codes of a PDF, page by page, drawn as a printer does: 150 dots an inch. */
export async function readQrCodesOfPdf(pdf: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const codes: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 150 / 72 })
    // pdf.js draws on a canvas of its own under Node, which its types leave open
    const factory = document.canvasFactory as { create: (width: number, height: number) => { canvas: unknown } }
    const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas: canvas as HTMLCanvasElement, viewport }).promise
    codes.push(...(await readQrCodes((canvas as PdfCanvas).toBuffer('image/png'))))
  }
  await loading.destroy()
  return codes
}
