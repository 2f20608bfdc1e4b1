import { type MissingGlyph, type Run, runsOf } from './runs'
import type { TextStyle } from './text-style'

/** Where a line is written: its baseline, and its left or right end. */
export interface Place {
  x: number
  y: number
  align?: 'left' | 'right'
}

/** Writes lines of text in the faces that have their characters. */
export class Pen {
  readonly #document: PDFKit.PDFDocument
  readonly #missing: MissingGlyph
  readonly #faces = new Set<string>()

  constructor(document: PDFKit.PDFDocument, missing: MissingGlyph) {
    this.#document = document
    this.#missing = missing
  }

  /** Width of a line in points. */
  widthOf(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((width, run) => width + this.#widthOf(run, style), 0)
  }

  write(text: string, style: TextStyle, { x, y, align = 'left' }: Place): void {
    let at = align === 'right' ? x - this.widthOf(text, style) : x
    for (const run of this.#runs(text, style)) {
      const width = this.#widthOf(run, style)
      this.#document.fillColor(style.color)
      // searched for and copied as an ordinary space: the line is broken already
      const text = run.text.replaceAll('\u00a0', ' ')
      this.#document.text(text, at, y, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run, style) })
      at += width
    }
  }

  /** Breaks a text into lines of a width, between words and at line breaks; a word that is longer is broken anywhere. */
  breakLines(text: string, style: TextStyle, width: number): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      // a no-break space is part of its word
      for (const word of paragraph.split(/ +/).flatMap((whole) => this.#breakWord(whole, style, width))) {
        const longer = line ? `${line} ${word}` : word
        if (!line || this.widthOf(longer, style) <= width) line = longer
        else {
          lines.push(line)
          line = word
        }
      }
      return [...lines, line]
    })
  }

  #breakWord(word: string, style: TextStyle, width: number): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const character of word) {
      if (part && this.widthOf(part + character, style) > width) {
        parts.push(part)
        part = ''
      }
      part += character
    }
    return [...parts, part]
  }

  #runs(text: string, { weight }: TextStyle): Run[] {
    return runsOf(text, weight, this.#missing)
  }

  #widthOf(run: Run, style: TextStyle): number {
    const { name, font } = run.face
    // pdfkit accepts a font that is read already, which its types omit
    if (!this.#faces.has(name)) this.#document.registerFont(name, font as unknown as Buffer)
    this.#faces.add(name)
    return this.#document.font(name, style.size).widthOfString(run.text, featuresOf(run, style))
  }
}

function featuresOf({ face }: Run, { tabular }: TextStyle): PDFKit.Mixins.TextOptions {
  return tabular && face.hasTabularDigits ? { features: ['tnum'] } : {}
}
