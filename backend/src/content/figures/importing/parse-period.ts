import { firstDayOf, monthNames, shortMonthNames } from '@gevel/contract/figure-periods'
import type { FigurePeriodKind } from '@gevel/contract/figures'

/** The months by what Dutch and English Excel call them. */
const months: ReadonlyMap<string, number> = new Map([
  ...monthNames.map((name, at) => [name, at + 1] as const),
  ...shortMonthNames.map((name, at) => [name, at + 1] as const),
  ...([
    ['sept', 9],
    ['mar', 3],
    ['may', 5],
    ['oct', 10],
  ] as const),
])

/** What a period looks like, for the message about another. */
export const periodExample: Readonly<Record<FigurePeriodKind, string>> = {
  month: '2026-09 of september 2026',
  quarter: '2026-K3 of K3 2026',
  year: '2026',
}

/**
 * The first day of a period as editors and statistics offices write it: `2026-K3`, `K3 2026`, `2026Q3`, `2026-09`,
 * `09-2026`, `sep 2026`, `2026MM09` and `2026KW03` (CBS). A month is also what Dutch Excel makes of it, a date of its
 * first day: `sep-26`, `1-9-2026`. Another day is no month, which leaves one reading of `1/9/2026`.
 * @returns null when the text is not a period of this kind
 */
export function parsePeriod(text: string, kind: FigurePeriodKind): string | null {
  const [year, number] = readers[kind](text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? []
  if (year === undefined || number === undefined || year < 1900 || year > 2200) return null
  return firstDayOf(kind, year, number)
}

const readers: Readonly<Record<FigurePeriodKind, (text: string) => [year: number, number: number] | null>> = {
  year: (text) => numbers(/^(?<y>\d{4})(jj00)?$/.exec(text), 1),
  quarter: (text) =>
    numbers(
      /^(?<y>\d{4})[ -]?(k|q|kw0)(?<n>[1-4])$/.exec(text) ??
        /^[kq](?<n>[1-4])[ -]?(?<y>\d{4})$/.exec(text) ??
        /^(?<n>[1-4])e kwartaal (van )?(?<y>\d{4})$/.exec(text) ??
        /^(?<y>\d{4}) (?<n>[1-4])e kwartaal$/.exec(text),
    ),
  month: (text) =>
    numbers(
      /^(?<y>\d{4})(-|\/|mm|m)(?<n>0?[1-9]|1[0-2])([-/]0?1)?$/.exec(text) ??
        /^(?<n>0?[1-9]|1[0-2])[-/](?<y>\d{4})$/.exec(text) ??
        /^0?1(?<mark>[-/.])(?<n>0?[1-9]|1[0-2])\k<mark>(?<y>\d{4}|\d{2})( 0?0:00(:00)?)?$/.exec(text),
    ) ?? named(text),
}

function numbers(match: RegExpExecArray | null, number?: number): [number, number] | null {
  const { y, n } = match?.groups ?? {}
  return y === undefined ? null : [yearOf(y), number ?? Number(n)]
}

/** A month by its name, or the first day of it: `sep 2026`, `sep-26`, `2026 september`, `dinsdag 1 september 2026`. */
function named(text: string): [number, number] | null {
  const {
    before,
    word = '',
    after,
  } = /^(?:(?<before>\d{4}) |(?:[a-z]+dag )?0?1[- ])?(?<word>[a-z]+)\.?(?<after>[ -]\d{4}|-\d{2}| ?'\d{2})?$/.exec(text)
    ?.groups ?? {}
  const month = months.get(word)
  const year = before ?? after?.replace(/\D/g, '')
  return month === undefined || year === undefined ? null : [yearOf(year), month]
}

/** A year of two digits is one from 1950 on: Excel shows no more of it. */
function yearOf(digits: string): number {
  return digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 50 ? 2000 : 1900)
}
