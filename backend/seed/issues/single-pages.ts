import type { MagazineSource } from '../content/agenda-data'
import {
  balancedWidth,
  blue,
  columnGap,
  fillWith,
  grey,
  heightOf,
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
  const title = { face: 'head', size: 40, leading: 0.02 } as const
  write(sheet, issue.title, { ...title, width: balancedWidth(sheet, issue.title, title), y: 184, colour })
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

interface StoryLine extends ContentsLine {
  /** paragraphs separated by an empty line */
  body: string
}

const bodySize = 12.5
const titleStyle = { face: 'head', size: 30, leading: 0.02 } as const
const introStyle = { face: 'serif-strong', size: 12, width: measure * 0.86, leading: 0.24 } as const
const bodyForm = { width: measure, columns: 2, columnGap, lineGap: 2.5, paragraphGap: 7 }
const bottomMargin = 46
const storyGap = 22

/**
 * A story on one page. Its picture takes what the text leaves: above it, below it, or behind it as a whole page, by the
 * number of the page.
 */
export function printStoryPage(sheet: Sheet, story: StoryLine, picture: Buffer, foot: string): void {
  sheet.addPage()
  const title = { ...titleStyle, width: balancedWidth(sheet, story.title, titleStyle) }
  const body = story.body.replaceAll('\n\n', '\n')
  const bodyHeight = heightOfBody(sheet, body)
  const height = heightOf(sheet, story.title, title) + heightOf(sheet, story.text, introStyle) + bodyHeight + 20
  const space = pageHeight - height - bottomMargin - storyGap
  const isBelow = story.page % 3 === 1
  if (isBelow) fillWith(sheet, picture, { y: margin + height + storyGap, height: space - margin })
  else if (story.page % 3 === 0) fillWith(sheet, picture, { height: space })
  else {
    fillWith(sheet, picture, {})
    sheet.rect(margin / 2, space, pageWidth - margin, pageHeight - space).fill('#ffffff')
  }
  const intro = write(sheet, story.title, { ...title, y: isBelow ? margin : space + storyGap }) + 6
  const top = write(sheet, story.text, { ...introStyle, y: intro }) + 14
  sheet.font('serif').fontSize(bodySize).fillColor(ink)
  sheet.text(body, margin, top, { ...bodyForm, height: bodyHeight })
  writeFoot(sheet, story.page, foot)
}

/** The height of a text in two columns that end at about the same height. */
function heightOfBody(sheet: Sheet, body: string): number {
  const width = (measure - columnGap) / 2
  const form = { lineGap: bodyForm.lineGap, paragraphGap: bodyForm.paragraphGap }
  return (
    sheet
      .font('serif')
      .fontSize(bodySize)
      .heightOfString(body, { ...form, width }) /
      2 +
    24
  )
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
