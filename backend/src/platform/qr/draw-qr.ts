import type { Paper, Tag } from '../pdf/paper'
import { qrColours, qrShape } from './qr-shape'

/** Draws a QR code into a PDF as vectors, with its quiet zone; its element has the text for those who cannot see it. */
export function drawQr(paper: Paper, tag: Tag, text: string, { x, y, width }: { x: number; y: number; width: number }) {
  const { size, path } = qrShape(text)
  paper.tagged(tag, (document) => {
    document.save()
    document.rect(x, y, width, width).fill(qrColours.light)
    document
      .translate(x, y)
      .scale(width / size)
      .path(path)
      .fill(qrColours.dark)
    document.restore()
  })
}
