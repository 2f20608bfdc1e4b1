import type { Pen, Place } from './pen'
import { styles, type TextStyle } from './text-style'

/** A4 with margins, in points; the footer is below the content. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 52, bottom: 762 } as const

/** The part of a line's height above its baseline. */
const ascent = 0.74

/** An element of the document's structure, which screen readers follow. */
export type Tag = PDFKit.PDFStructureElement

/** The pages of a document, written from top to bottom. Every text belongs to an element of the structure or is an artifact. */
export class Paper {
  readonly pen: Pen
  readonly #document: PDFKit.PDFDocument
  readonly #root: Tag
  /** top of what is written next */
  y: number = page.top
  x: number = page.side
  width: number = page.width - 2 * page.side

  constructor(document: PDFKit.PDFDocument, pen: Pen) {
    this.#document = document
    this.pen = pen
    this.#root = document.struct('Document')
    document.addStructure(this.#root)
  }

  /** Begins a new page unless this height is left on the current one. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= page.bottom) return false
    this.#document.addPage()
    this.y = page.top
    return true
  }

  skip(height: number): void {
    this.y += height
  }

  /** Adds an element to the structure, to the document itself unless it has a parent. */
  addTag(type: string, options: { scope?: 'Column' | 'Row'; alt?: string } = {}, parent = this.#root): Tag {
    const tag = this.#document.struct(type, options)
    parent.add(tag)
    return tag
  }

  /** Writes a text in lines below each other, over pages where needed. */
  write(text: string, style: TextStyle = styles.text, type = 'P'): void {
    this.writeInto(this.addTag(type), text, style)
  }

  /** Writes a text as the content of an element. */
  writeInto(tag: Tag, text: string, style: TextStyle): void {
    for (const line of this.pen.breakLines(text, style, this.width)) {
      this.ensureSpace(style.leading)
      this.writeLine(tag, line, style, { x: this.x, y: this.y })
      this.y += style.leading
    }
  }

  /** Writes one line with its top at `y`. */
  writeLine(tag: Tag | 'artifact', line: string, style: TextStyle, { y, ...place }: Place): void {
    const baseline = y + style.leading * ascent
    const write = () => this.pen.write(line, style, { ...place, y: baseline })
    if (tag === 'artifact') this.decorate(write)
    else this.tagged(tag, write)
  }

  /** Draws what belongs to an element. */
  tagged(tag: Tag, draw: (document: PDFKit.PDFDocument) => void): void {
    const content = this.#document.markStructureContent('Span')
    draw(this.#document)
    this.#document.endMarkedContent()
    tag.add(content)
  }

  /** Draws what a screen reader leaves out: rules, and what repeats on each page. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw(this.#document)
    this.#document.endMarkedContent()
  }

  drawRule(color: string, thickness = 0.75): void {
    const { x, y, width } = this
    this.decorate((document) => {
      document.lineWidth(thickness).strokeColor(color)
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
    })
  }

  /** Writes blocks beside each other, from one height on; each gets its share of the width. They have to fit on the page. */
  writeBeside(gap: number, ...blocks: readonly { share: number; write: () => void }[]): void {
    const { x, y, width } = this
    let [left, lowest] = [x, y]
    for (const { share, write } of blocks) {
      const own = (width - gap * (blocks.length - 1)) * share
      this.y = y
      this.within({ x: left, width: own }, write)
      left += own + gap
      lowest = Math.max(lowest, this.y)
    }
    this.y = lowest
  }

  /** Writes in a part of the width. */
  within(part: { x: number; width: number }, write: () => void): void {
    const { x, width } = this
    Object.assign(this, part)
    write()
    Object.assign(this, { x, width })
  }

  /** Ends the structure; nothing is written after it. */
  end(): void {
    this.#root.end()
  }
}
