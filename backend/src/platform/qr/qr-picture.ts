import sharp from 'sharp'
import { qrColours, qrShape } from './qr-shape'

/** A QR code as PNG, for mails: their programs show no SVG. Each module is a whole number of pixels. */
export async function qrPng(text: string, pixelsPerModule = 8): Promise<Buffer> {
  const { size, path } = qrShape(text)
  const pixels = size * pixelsPerModule
  const { light, dark } = qrColours
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}" shape-rendering="crispEdges"><path fill="${light}" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2, dither: 0 }).toBuffer()
}
