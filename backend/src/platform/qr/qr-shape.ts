import { encode } from 'uqr'

/** Modules of light around a code, which scanners need (ISO/IEC 18004 §6.3.8). */
const quietModules = 4

/** Ink on white, also where the page or the mail around it is dark. */
export const qrColours = { dark: '#04141d', light: '#ffffff' } as const

export interface QrShape {
  /** width and height in modules, with the quiet zone */
  size: number
  /** the dark modules, as the `d` of an SVG path in which a module is 1 by 1 */
  path: string
}

/** The QR code of a text with 15 % of correction (level M). It is dark on light, in whatever mode the page around it is. */
export function qrShape(text: string): QrShape {
  const { size, data } = encode(text, { ecc: 'M', border: quietModules })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Neighbouring modules are one rectangle: it is shorter, and no light shows between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let start = row.indexOf(true); start >= 0; ) {
    const after = row.indexOf(false, start)
    const end = after < 0 ? row.length : after
    path += `M${start} ${y}h${end - start}v1h-${end - start}z`
    start = row.indexOf(true, end)
  }
  return path
}
