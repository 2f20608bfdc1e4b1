import type { Pen } from '../../../platform/pdf/pen'
import type { TextStyle } from '../../../platform/pdf/text-style'

interface Room {
  width: number
  /** lines */
  most: number
}

/** The first style in which a text fits without a broken word, else the last, in which it ends with `…` where it is too long. */
export function fitText(pen: Pen, text: string, styles: readonly [TextStyle, ...TextStyle[]], { width, most }: Room) {
  const style =
    styles.find(
      (one) =>
        text.split(/ +|(?<=-)/).every((piece) => pen.widthOf(piece, one) <= width) &&
        pen.breakLines(text, one, width).length <= most,
    ) ??
    styles.at(-1) ??
    styles[0]
  const lines = pen.breakLines(text, style, width)
  if (lines.length <= most) return { style, lines }
  let last = lines[most - 1] ?? ''
  while (pen.widthOf(`${last}…`, style) > width) last = last.slice(0, -1)
  return { style, lines: [...lines.slice(0, most - 1), `${last.replace(/[\s,;:.-]+$/, '')}…`] }
}
