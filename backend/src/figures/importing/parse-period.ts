import { firstDayOf, monthNames, shortMonthNames } from '@gevel/contract/figure-periods'
import type { FigurePeriodKind } from '@gevel/contract/figures'

const months: readonly string[] = [...monthNames, ...shortMonthNames, 'sept']

/** What a period looks like, for the message about another. */
export const periodExample: Readonly<Record<FigurePeriodKind, string>> = {
  month: '2026-09 of september 2026',
  quarter: '2026-K3 of K3 2026',
  year: '2026',
}

/**
 * The first day of a period as editors and statistics offices write it: `2026-K3`, `K3 2026`, `2026Q3`, `2026-09`,
 * `09-2026`, `sep 2026`, `2026MM09` and `2026KW03` (CBS).
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
      /^(?<y>\d{4})(-|\/|mm|m)(?<n>0?[1-9]|1[0-2])(-01)?$/.exec(text) ??
        /^(?<n>0?[1-9]|1[0-2])[-/](?<y>\d{4})$/.exec(text),
    ) ?? named(text),
}

function numbers(match: RegExpExecArray | null, number?: number): [number, number] | null {
  const { y, n } = match?.groups ?? {}
  return y === undefined ? null : [Number(y), number ?? Number(n)]
}

function named(text: string): [number, number] | null {
  const [, before, word = '', after] = /^(?:(\d{4}) )?([a-z]+)\.?(?:[ -](\d{4}))?$/.exec(text) ?? []
  const year = before ?? after
  const at = months.indexOf(word)
  if (at < 0 || year === undefined) return null
  return [Number(year), word === 'sept' ? 9 : (at % 12) + 1]
}
