import { describe, expect, test } from 'vitest'
import { type FigureFile, parseFigures } from './parse-figures'

const one: FigureFile = { periodKind: 'quarter', parts: [{ code: 'waarde', name: 'Omzet' }], mark: null }
const two: FigureFile = {
  periodKind: 'month',
  parts: [
    { code: 'hout', name: 'Hout' },
    { code: 'staal', name: 'Staal' },
  ],
  mark: null,
}
const problems = (text: string, file = one) =>
  parseFigures(text, file).errors.map(({ line, problem }) => `${line}: ${problem}`)

describe('a file', () => {
  test.each([
    ['semicolons and a byte order mark', '\uFEFFperiode;omzet\r\n2026-K2;1,97\r\n2026-K3;1,94\r\n'],
    ['commas and decimal points', 'periode,omzet\n2026-K2,1.97\n2026-K3,1.94'],
    ['commas and quoted decimal commas', 'periode,omzet\n2026-K2,"1,97"\n2026-K3,"1,94"'],
    ['tabs', 'Periode\tOmzet\nK2 2026\t1,97\n\nK3 2026\t1,94\n'],
  ])('may have %s', (_, text) => {
    expect(parseFigures(text, one)).toEqual({
      errors: [],
      values: [
        { part: 'waarde', period: '2026-04-01', value: 1.97 },
        { part: 'waarde', period: '2026-07-01', value: 1.94 },
      ],
    })
  })
  test.each([
    ['dates', 'periode;hout;staal\r\n1-9-2026;1,5;2\r\n1-10-2026;2,5;3\r\n'],
    ['months', 'periode;hout;staal\r\nsep-26;1,5;2\r\nokt-26;2,5;3\r\n'],
  ])('may have the %s that Dutch Excel makes of 2026-09', (_, text) => {
    expect(parseFigures(text, two)).toEqual({
      errors: [],
      values: [
        { part: 'hout', period: '2026-09-01', value: 1.5 },
        { part: 'staal', period: '2026-09-01', value: 2 },
        { part: 'hout', period: '2026-10-01', value: 2.5 },
        { part: 'staal', period: '2026-10-01', value: 3 },
      ],
    })
  })
  test('has its columns in any order, by code or name', () => {
    const { values } = parseFigures('maand;STAAL;hout\n2026-09;98;weg\n2026-10;;101', two)
    expect(values).toEqual([
      { part: 'staal', period: '2026-09-01', value: 98 },
      { part: 'hout', period: '2026-09-01', value: null },
      { part: 'hout', period: '2026-10-01', value: 101 },
    ])
  })
})

describe('errors', () => {
  test('name the line', () => {
    expect(problems('periode;omzet\n2026-K2;1,97\n\n2026-K9;1\n2026-K2;1,98\n2026-K3;veel')).toEqual([
      '4: ‘2026-K9’ is geen periode; schrijf 2026-K3 of K3 2026',
      '5: K2 2026 staat ook op regel 2',
      '6: ‘veel’ is geen getal',
    ])
  })
  test('explain a decimal comma in a file with commas', () => {
    expect(problems('periode,omzet\n2026-K2,1,97')[0]).toMatch(
      /^2: er staan 2 waarden, de kop heeft er 1; staat er een komma/,
    )
  })
  test.each([
    ['', /^1: het bestand heeft geen regels/],
    ['periode;omzet\n', /^1: het bestand heeft geen regels/],
    ['2026-K1;3\n2026-K2;4', /^1: de eerste regel moet de kop zijn/],
    ['periode\n2026-K1', /^1: er is maar één kolom/],
    ['periode;omzet\n2026-K1;-\n2026-K2;1.234', /^3: getallen als 1\.234 .* kies hierboven/],
    ['periode;omzet\n2026-K1;"3', /^\d+: een aanhalingsteken/],
    ['PK\u0003\u0004\0\0', /^1: dit is geen tekstbestand/],
    [`periode;omzet\n${'2026-K1;3\n'.repeat(200_000)}`, /^20001: het bestand heeft 200002 regels, hoogstens 20000/],
    [`${'a;'.repeat(30)}\n2026-K1;3`, /^1: er zijn 31 kolommen/],
  ])('reject a file (%#)', (text, message) => {
    expect(problems(text)).toEqual([expect.stringMatching(message)])
  })
  test('reject a year that is far ahead', () => {
    expect(problems('periode;omzet\n2162-K3;1')).toEqual(['2: K3 2162 ligt meer dan 10 jaar vooruit'])
  })
  test('name unknown and repeated columns', () => {
    expect(problems('maand;Beton;hout;Hout\n2026-09;1;2;3', two)).toEqual([
      '1: de kolom ‘Beton’ is geen onderdeel; bekend zijn: Hout, Staal',
      '1: de kolom ‘Hout’ staat er twee keer in',
    ])
  })
})
