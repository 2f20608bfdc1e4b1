import type { MagazineSource } from '../content/agenda-data'
import {
  blue,
  columnGap,
  fillWith,
  grey,
  ink,
  margin,
  measure,
  pageHeight,
  pageWidth,
  type Sheet,
  write,
  writeFoot,
} from './sheet'

/** Paper and ink of a cover, equal to those of the site (`magazine.css`). */
const coverColours: Readonly<Record<MagazineSource['colour'], readonly [paper: string, ink: string]>> = {
  blue: [blue, '#04141d'],
  deep: ['#0c659a', '#ffffff'],
  ink: ['#0a1a24', '#ffffff'],
  sand: ['#e7cda6', '#04141d'],
  clay: ['#e98a56', '#04141d'],
  sky: ['#bfe3f5', '#04141d'],
}

/** A line of the contents. */
export interface ContentsLine {
  page: number
  title: string
  text: string
}

/** The front: the name, the title, and the picture over two thirds of the page. */
export function printCover(sheet: Sheet, issue: MagazineSource, picture: Buffer): void {
  const [paper, colour] = coverColours[issue.colour]
  const top = pageHeight * 0.4
  sheet.addPage().rect(0, 0, pageWidth, pageHeight).fill(paper)
  fillWith(sheet, picture, { y: top, height: pageHeight - top })
  write(sheet, 'Gevel', { face: 'head', size: 128, x: 26, y: 10, colour })
  const number = `Nummer ${issue.number}, ${issue.month} ${issue.year}`
  write(sheet, number, { face: 'strong', size: 12, y: 160, colour })
  write(sheet, issue.title, { face: 'head', size: 40, y: 184, colour, leading: 0.02 })
}

/** What is in the issue, by page. */
export function printContents(sheet: Sheet, issue: MagazineSource, lines: readonly ContentsLine[], foot: string): void {
  sheet.addPage()
  write(sheet, 'In dit nummer', { face: 'head', size: 40, y: margin })
  let y = 110
  for (const { page, title, text } of lines) {
    sheet
      .moveTo(margin, y)
      .lineTo(pageWidth - margin, y)
      .lineWidth(0.6)
      .stroke('#d5dee4')
    write(sheet, String(page), { face: 'head', size: 17, y: y + 6, width: 40, colour: blue })
    const below = write(sheet, title, { face: 'strong', size: 11.5, x: margin + 46, y: y + 7, width: measure - 46 })
    y =
      write(sheet, text, {
        face: 'serif',
        size: 8.6,
        x: margin + 46,
        y: below + 1,
        width: measure - 46,
        colour: grey,
      }) + 7
  }
  writeFoot(sheet, 2, foot)
  if (y > pageHeight - 40) throw new Error(`The contents of ${issue.id} do not fit on their page`)
}

/** A story on one page: a picture, its intro, and its text in two columns. */
export function printStoryPage(
  sheet: Sheet,
  { page, title, text, body }: ContentsLine & { body: string },
  picture: Buffer,
  foot: string,
): void {
  const pictureHeight = pageHeight * 0.42
  sheet.addPage()
  fillWith(sheet, picture, { height: pictureHeight })
  const y = write(sheet, title, { face: 'head', size: 30, y: pictureHeight + 20, leading: 0.02 })
  const below = write(sheet, text, { face: 'serif-strong', size: 12, y: y + 6, width: measure * 0.86, leading: 0.24 })
  const paragraphs = body.replaceAll('\n\n', '\n')
  const form = { lineGap: 2.5, paragraphGap: 7 }
  sheet.font('serif').fontSize(12.5).fillColor(ink)
  // both columns end at about the same height
  const whole = sheet.heightOfString(paragraphs, { ...form, width: (measure - columnGap) / 2 })
  const height = Math.min(whole / 2 + 24, pageHeight - 50 - below - 14)
  sheet.text(paragraphs, margin, below + 14, { ...form, width: measure, columns: 2, columnGap, height })
  writeFoot(sheet, page, foot)
}

/** A picture over the whole page. */
export function printPicture(sheet: Sheet, picture: Buffer): void {
  sheet.addPage()
  fillWith(sheet, picture, {})
}

/** The back: who makes the magazine. */
export function printBack(sheet: Sheet, issue: MagazineSource): void {
  sheet.addPage().rect(0, 0, pageWidth, pageHeight).fill(ink)
  write(sheet, 'Gevel', { face: 'head', size: 96, y: 240, colour: '#ffffff' })
  write(
    sheet,
    'Vakblad voor winkels en groothandels in bouwmaterialen, verf en woninginrichting. Elke werkdag nieuws, acht keer per jaar op papier.',
    { face: 'serif', size: 15, y: 370, width: measure * 0.7, colour: '#ffffff', leading: 0.3 },
  )
  write(sheet, `Voegwerk Media, Kalkoven 12, Utrecht. Nummer ${issue.number}, ${issue.month} ${issue.year}.`, {
    face: 'sans',
    size: 9,
    y: pageHeight - 60,
    colour: '#b9c8d1',
  })
}
