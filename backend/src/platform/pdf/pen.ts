import { type MissingGlyph, type Run, runsOf } from './runs'
import type { TextStyle } from './text-style'

/** Where a line is written: its baseline, and its left or right end. */
export interface Place {
  x: number
  y: number
  align?: 'left' | 'right'
}

/** A line with its width in points. */
interface Measured {
  runs: readonly { run: Run; width: number }[]
  width: number
}

/** Writes lines of text in the faces that have their characters. */
export class Pen {
  readonly #document: PDFKit.PDFDocument
  readonly #missing: MissingGlyph
  readonly #faces = new Set<string>()
  /** shaping a text is most of the work of a document, and each is measured before it is written */
  readonly #measured = new Map<TextStyle, Map<string, Measured>>()

  constructor(document: PDFKit.PDFDocument, missing: MissingGlyph) {
    this.#document = document
    this.#missing = missing
  }

  write(text: string, style: TextStyle, { x, y, align = 'left' }: Place): void {
    const { runs, width } = this.#measure(text, style)
    let at = align === 'right' ? x - width : x
    for (const { run, width: runWidth } of runs) {
      this.#select(run, style).fillColor(style.color)
      // searched for and copied as an ordinary space: the line is broken already
      const shown = run.text.replaceAll('\u00a0', ' ')
      this.#document.text(shown, at, y, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run, style) })
      at += runWidth
    }
  }

  /** In points. */
  widthOf(text: string, style: TextStyle): number {
    return this.#measure(text, style).width
  }

  /** Breaks a text into lines of a width, between words and at line breaks; a word that is longer after a hyphen, or else anywhere. */
  breakLines(text: string, style: TextStyle, width: number): string[] {
    const space = this.#measure(' ', style).width
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let [line, used] = ['', 0]
      // a no-break space is part of its word
      for (const word of paragraph.split(/ +/).flatMap((whole) => this.#breakWord(whole, style, width))) {
        const wordWidth = this.#measure(word, style).width
        if (line && used + space + wordWidth > width) {
          lines.push(line)
          line = ''
        }
        used = line ? used + space + wordWidth : wordWidth
        line = line ? `${line} ${word}` : word
      }
      return [...lines, line]
    })
  }

  #breakWord(word: string, style: TextStyle, width: number): string[] {
    if (this.#measure(word, style).width <= width) return [word]
    const parts: string[] = []
    let [part, used] = ['', 0]
    const afterHyphens = word.split(/(?<=-)/)
    const pieces = afterHyphens.every((piece) => this.#measure(piece, style).width <= width) ? afterHyphens : word
    for (const piece of pieces) {
      const more = this.#measure(piece, style).width
      if (part && used + more > width) {
        parts.push(part)
        part = ''
      }
      used = part ? used + more : more
      part += piece
    }
    return [...parts, part]
  }

  #measure(text: string, style: TextStyle): Measured {
    const ofStyle = this.#measured.get(style) ?? new Map<string, Measured>()
    this.#measured.set(style, ofStyle)
    const known = ofStyle.get(text)
    if (known) return known
    const runs = runsOf(text, style.weight, this.#missing).map((run) => ({
      run,
      width: this.#select(run, style).widthOfString(run.text, featuresOf(run, style)),
    }))
    const measured = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
    ofStyle.set(text, measured)
    return measured
  }

  #select({ face: { name, font } }: Run, { size }: TextStyle): PDFKit.PDFDocument {
    // pdfkit accepts a font that is read already, which its types omit
    if (!this.#faces.has(name)) this.#document.registerFont(name, font as unknown as Buffer)
    this.#faces.add(name)
    return this.#document.font(name, size)
  }
}

function featuresOf({ face }: Run, { tabular }: TextStyle): PDFKit.Mixins.TextOptions {
  return tabular && face.hasTabularDigits ? { features: ['tnum'] } : {}
}
