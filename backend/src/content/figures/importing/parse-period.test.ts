import { expect, test } from 'vitest'
import { parsePeriod } from './parse-period'

test.each([
  [
    'quarter',
    ['2026-K3', '2026K3', 'K3 2026', 'q3-2026', '2026 Q3', '2026KW03', '3e kwartaal 2026', '2026 3e kwartaal'],
    '2026-07-01',
  ],
  [
    'month',
    [
      '2026-09',
      '2026-9',
      '09-2026',
      '9/2026',
      '2026MM09',
      'sep 2026',
      'Sept. 2026',
      'september 2026',
      '2026 september',
      '2026-09-01',
    ],
    '2026-09-01',
  ],
  [
    'month',
    [
      ...[
        'sep-26',
        'Sep-26',
        'sep-2026',
        'sept.-26',
        "sep '26",
        '1-9-2026',
        '01-09-2026',
        '1-9-26',
        '1/9/2026',
        '01/09/2026',
      ],
      ...['1-sep-26', '1-sep-2026', '01-sep.-2026', '1 september 2026', 'dinsdag 1 september 2026', '1-9-2026 00:00'],
      ...['2026-9-1', '2026/09/01', '1.9.2026'],
    ],
    '2026-09-01',
  ],
  ['month', ['mrt-26', '1-3-2026', 'Mar-26'], '2026-03-01'],
  ['month', ['okt-98', '1-10-98', '01/10/1998'], '1998-10-01'],
  ['month', ['mrt 2026', 'maart  2026', '2026-03'], '2026-03-01'],
  ['year', ['2026', ' 2026 ', '2026JJ00'], '2026-01-01'],
] as const)('reads a %s', (kind, texts, from) => {
  for (const text of texts) expect(parsePeriod(text, kind), text).toBe(from)
})

test.each([
  ['quarter', ['2026', '2026-K5', '2026-09', '', 'K3', '26-K3', '9999-K1']],
  // another day than the first, or a day and a month that only an American reads as one
  ['month', ['9-1-2026', '9/1/2026', '30-9-2026', '2026-09-30', '2-sep-2026', '1-13-2026']],
  // a day or a year
  ['month', ['26-sep', 'sep 26', '26-9', '1-9', '9-26', '1-sep', '46266']],
  ['quarter', ['sep-26', '1-7-2026', 'jul-26']],
  ['month', ['2026', '2026-13', '2026-00', 'septober 2026', '2026-K3', 'sep', '2025 sep 2026x']],
  ['year', ['26', '2026-01', 'tweeduizend', '0000']],
] as const)('rejects what is no %s', (kind, texts) => {
  for (const text of texts) expect(parsePeriod(text, kind), text).toBeNull()
})
