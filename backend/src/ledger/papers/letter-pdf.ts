import { makePdf } from '../../platform/pdf/make-pdf'
import type { Paper } from '../../platform/pdf/paper'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { styles } from '../../platform/pdf/text-style'
import type { Publisher } from './letterhead'
import { drawLetterhead } from './letterhead'

interface Letter {
  title: string
  publisher: Publisher
  /** the moment it is of */
  at: Date
}

/** Makes a document on the publisher's letterhead, under its title. */
export function letterPdf(
  { title, publisher, at }: Letter,
  write: (paper: Paper) => void,
  missing: MissingGlyph,
): Promise<Buffer> {
  const footer = [publisher.name, publisher.kvk && `KvK ${publisher.kvk}`, title].filter(Boolean).join(' · ')
  return makePdf(
    { title, author: publisher.name, at, footer },
    (paper) => {
      drawLetterhead(paper, publisher.brand, publisher)
      paper.skip(30)
      paper.write(title, styles.title, 'H1')
      paper.skip(10)
      write(paper)
    },
    missing,
  )
}
