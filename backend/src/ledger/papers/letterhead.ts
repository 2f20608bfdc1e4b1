import type { Party } from '@gevel/contract/ledger'
import { z } from 'zod'
import type { Paper } from '../../platform/pdf/paper'
import { colors, styles } from '../../platform/pdf/text-style'

/** The publisher, as on the documents of an order. */
export const publisherSchema = z.object({
  /** of the site: "Gevel" */
  brand: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.string().nullish(),
  vatId: z.string().nullish(),
  iban: z.string().nullish(),
  email: z.string().nullish(),
})
export type Publisher = z.infer<typeof publisherSchema>

/** Widths of the bricks of a course of the logo, without the joints between them. */
const courses = [
  [19, 10],
  [8, 21],
  [19, 10],
] as const
const scale = 0.85

const countries = new Intl.DisplayNames('nl', { type: 'region' })

/** Draws the brand at the top of the first page, with the sender's details on the right. */
export function drawLetterhead(paper: Paper, brand: string, seller: Party | Publisher): void {
  paper.writeBeside(
    20,
    { share: 0.6, write: () => drawBrand(paper, brand) },
    {
      share: 0.4,
      write: () => {
        paper.write(seller.name, styles.strong)
        const numbers = [
          seller.kvk && `KvK ${seller.kvk}`,
          seller.vatId && `Btw-id ${seller.vatId}`,
          seller.iban && `IBAN ${groupIban(seller.iban)}`,
        ]
        paper.write([...addressLines(seller), ...numbers, seller.email].filter(Boolean).join('\n'), styles.label)
      },
    },
  )
}

function drawBrand(paper: Paper, brand: string): void {
  const { x, y } = paper
  const tag = paper.addTag('Figure', { alt: `Logo van ${brand}` })
  paper.tagged(tag, (document) => {
    for (const [course, [left, right]] of courses.entries()) {
      const top = y + course * 11 * scale
      const isLast = course === courses.length - 1
      document.rect(x, top, left * scale, 8 * scale).fill(colors.brick)
      document
        .rect(x + (left + 3) * scale, top, right * scale, 8 * scale)
        .fill(isLast ? colors.lastBrick : colors.brick)
    }
  })
  paper.writeLine('artifact', brand, styles.title, { x: x + 38, y: y + 1 })
  paper.skip(34)
}

type Address = Pick<Party, 'street' | 'postcode' | 'city' | 'country'>

/** Street, postcode and city, and the country when it is another than ours. */
export function addressLines({ street, postcode, city, country }: Address): string[] {
  return [street, `${postcode} ${city}`, ...(country === 'NL' ? [] : [countries.of(country) ?? country])]
}

/** An IBAN in groups of four, with spaces that do not break. */
export function groupIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$&\u00a0')
}
