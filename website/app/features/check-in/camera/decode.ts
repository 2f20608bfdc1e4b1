import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Starts loading the decoder from our own host: the library's default is a host of others. */
export async function prepareDecoder(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
}

/** The text of the QR code in a picture; undefined for none. */
export async function decode(picture: ImageData): Promise<string | undefined> {
  const [code] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryInvert: false })
  return code?.isValid ? code.text : undefined
}
