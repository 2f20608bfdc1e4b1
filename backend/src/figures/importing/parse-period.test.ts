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
  ['month', ['mrt 2026', 'maart  2026', '2026-03'], '2026-03-01'],
  ['year', ['2026', ' 2026 ', '2026JJ00'], '2026-01-01'],
] as const)('reads a %s', (kind, texts, from) => {
  for (const text of texts) expect(parsePeriod(text, kind), text).toBe(from)
})

test.each([
  ['quarter', ['2026', '2026-K5', '2026-09', '', 'K3', '26-K3', '9999-K1']],
  ['month', ['2026', '2026-13', '2026-00', 'septober 2026', '2026-K3', 'sep', '2025 sep 2026x']],
  ['year', ['26', '2026-01', 'tweeduizend', '0000']],
] as const)('rejects what is no %s', (kind, texts) => {
  for (const text of texts) expect(parsePeriod(text, kind), text).toBeNull()
})
