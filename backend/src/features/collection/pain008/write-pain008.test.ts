import { describe, expect, test } from 'vitest'
import { missingSchema, validateBySchema } from '../../../../tests/support/published-schemas'
import { XmlQuery } from '../../../../tests/support/xml-query'
import type { Collection, CollectionFile } from './collection-file'
import { writePain008 } from './write-pain008'

const creditorIban = 'NL91ABNA0417164300'
const address = { street: 'Kalkoven 12', postcode: '3511 AA', city: 'Utrecht', country: 'NL' }
const debtor = { name: 'Sanne de Wit', number: 'K000042', iban: 'NL20INGB0001234567', address }
const swiss = {
  ...{ name: 'Zoë Müller', number: 'K000043', iban: 'CH9300762011623852957' },
  address: { street: 'Größe Straße 7', postcode: '8001', city: 'Zürich', country: 'CH' },
}
let count = 0

function collection(changes: Partial<Collection> = {}): Collection {
  count += 1
  const id = `F2026-${String(count).padStart(6, '0')}`
  return {
    ...{ endToEndId: `${id}-1`, cents: 9_900, collectOn: '2026-12-01', creditorIban, debtor, text: `Factuur ${id}` },
    mandate: { reference: `M-${id}`, signedOn: '2026-01-01' },
    ...changes,
  }
}

function fileOf(collections: readonly Collection[], changes: Partial<CollectionFile> = {}): CollectionFile {
  const creditor = { name: 'Voegwerk Media bv', id: 'NL69ZZZ123456780000' }
  return {
    messageId: 'RUN-2026-000001',
    createdAt: new Date('2026-11-25T23:30:00Z'),
    creditor,
    collections,
    ...changes,
  }
}

const write = (...collections: Collection[]) => new XmlQuery(writePain008(fileOf(collections)))
const schema = 'iso20022/pain.008.001.08.xsd'
const missing = missingSchema(schema)

test.skipIf(missing)(missing ?? 'is valid by the schema of pain.008.001.08', () => {
  const collections = [
    collection(),
    collection({ sequence: 'OOFF', collectOn: '2026-12-02' }),
    collection({ debtor: swiss, cents: 1 }),
    collection({ cents: 99_999_999_999, debtor: { ...debtor, name: 'Müller & Zn <b> €' } }),
  ]
  validateBySchema(writePain008(fileOf(collections)), schema)
  const wrong = writePain008(fileOf(collections)).toString().replace('<PmtMtd>DD', '<PmtMtd>XX')
  expect(() => validateBySchema(Buffer.from(wrong), schema)).toThrow('PmtMtd')
})

test('has a block for each sequence, day and account, recurring unless it is said (B35)', () => {
  const xml = write(
    ...[collection(), collection(), collection({ sequence: 'OOFF' })],
    ...[collection({ collectOn: '2026-12-02' }), collection({ creditorIban: 'NL20INGB0001234567' })],
  )
  expect(xml.texts('PmtInf/PmtTpInf/SeqTp')).toEqual(['RCUR', 'OOFF', 'RCUR', 'RCUR'])
  expect(xml.texts('PmtInf/NbOfTxs')).toEqual(['2', '1', '1', '1'])
  expect(xml.texts('PmtInf/ReqdColltnDt')).toEqual(['2026-12-01', '2026-12-01', '2026-12-02', '2026-12-01'])
  expect(new Set(xml.texts('PmtInfId')).size).toBe(4)
  expect(xml.texts('LclInstrm/Cd')).toEqual(Array(4).fill('CORE'))
})

test('adds up cents exactly', () => {
  const cents = [10, 20, 29, 1_005, 113_262]
  const xml = write(...cents.map((one) => collection({ cents: one })))
  expect(xml.texts('InstdAmt')).toEqual(['0.10', '0.20', '0.29', '10.05', '1132.62'])
  expect(xml.text('GrpHdr/CtrlSum')).toBe('1143.26')
  expect(xml.text('PmtInf/CtrlSum')).toBe('1143.26')
  expect(xml.text('GrpHdr/NbOfTxs')).toBe('5')
})

test('writes days as they are given, and its own time in Dutch time', () => {
  const xml = write(collection({ mandate: { reference: 'M-1', signedOn: '2026-01-01' } }))
  expect(xml.text('DtOfSgntr')).toBe('2026-01-01')
  expect(xml.text('GrpHdr/CreDtTm')).toBe('2026-11-26T00:30:00')
})

test('has an address for accounts outside the EEA only, and a structured one', () => {
  expect(write(collection({ debtor: { ...debtor, address: swiss.address } })).texts('PstlAdr')).toEqual([])
  const xml = write(collection({ debtor: swiss }))
  expect(xml.texts('Dbtr/PstlAdr/*')).toEqual(['Grosse Strasse 7', '8001', 'Zurich', 'CH'])
  expect(xml.texts('AdrLine')).toEqual([])
  expect(xml.texts('FinInstnId/Othr/Id')).toEqual(['NOTPROVIDED', 'NOTPROVIDED'])
})

test('collects two invoices by one mandate, with an id each (B37)', () => {
  const mandate = { reference: 'M-GEDEELD', signedOn: '2026-01-01' }
  const xml = write(collection({ mandate }), collection({ mandate }))
  expect(xml.texts('MndtId')).toEqual(['M-GEDEELD', 'M-GEDEELD'])
  expect(new Set(xml.texts('EndToEndId')).size).toBe(2)
})

test.each([
  ['ЮРИЙ', 'YuRIY'],
  ['Ναύπλιο', 'Nayplio'],
  ['Łódź Šimić', 'Lodz Simic'],
  ['Müller & Zn <b> €', 'Muller + Zn .b. EUR'],
  ['Ærø_Þór @ Großmann', 'AEro-THor (at) Grossmann'],
  ['d’Âge “Zon” – Ñ', "d'Age 'Zon' - N"],
  ['//Start//midden', 'Start/midden'],
  ['张伟', 'Zhang Wei'],
  ['★☆', 'K000042'],
  [' ', 'K000042'],
  ['ß'.repeat(60), 's'.repeat(70)],
])('writes the name %s as %s (B31)', (name, written) => {
  expect(
    write(collection({ debtor: { ...debtor, name } }))
      .text('Dbtr/Nm')
      .replace(/ (?=Wei)/, ' '),
  ).toBe(written)
})

test('cuts a long text at 140 characters', () => {
  expect(write(collection({ text: 'x'.repeat(200) })).text('Ustrd')).toHaveLength(140)
})

describe('rejects', () => {
  const reject = (collections: Collection[], changes: Partial<CollectionFile> = {}) =>
    expect(() => writePain008(fileOf(collections, changes)))
  const [first, second] = [collection(), collection()]

  test('no collections', () => reject([]).toThrow('at least one'))
  test.each([0, -1, 0.5, Number.NaN, 100_000_000_000])('an amount of %s cents', (cents) => {
    reject([collection({ cents })]).toThrow('out of range')
  })
  test('an end-to-end id twice', () => reject([first, { ...second, endToEndId: first.endToEndId }]).toThrow('twice'))
  test('a mandate of one collection twice', () => {
    const changes = { sequence: 'OOFF', mandate: { reference: 'M-1', signedOn: '2026-01-01' } } as const
    reject([collection(changes), collection(changes)]).toThrow('twice')
  })
  test.each(['2026-11-28', '2026-12-25', '2027-03-26', '2027-03-29', '2027-05-01'])('collecting on %s', (collectOn) => {
    reject([collection({ collectOn })]).toThrow('do not settle')
  })
  test.each(['MND-é_1', ' M', 'M ', '/M', 'M/', 'M//1', '', 'x'.repeat(36)])('the mandate "%s"', (reference) => {
    reject([collection({ mandate: { reference, signedOn: '2026-01-01' } })]).toThrow('identifier')
  })
  test('an end-to-end id or message id that is none', () => {
    reject([collection({ endToEndId: 'F_1' })]).toThrow('identifier')
    reject([first], { messageId: 'RUN&1' }).toThrow('identifier')
  })
  test.each(['NL70ZZZ123456780000', 'NL69', '', 'nl69ZZZ123456780000'])('the creditor identifier "%s"', (id) => {
    reject([first], { creditor: { name: 'Voegwerk', id } }).toThrow('creditor identifier')
  })
  test.each(['NL21INGB0001234567', 'NL20 INGB 0001 2345 67', ''])('the account "%s"', (iban) => {
    reject([collection({ debtor: { ...debtor, iban } })]).toThrow('IBAN')
    reject([collection({ creditorIban: iban })]).toThrow('IBAN')
  })
  test('an account outside the EEA whose holder has no city', () => {
    const unknown = { ...swiss, address: { ...swiss.address, city: ' ' } }
    reject([collection({ debtor: unknown })]).toThrow('city')
  })
  test('a day or country with other characters, by the check of the whole file', () => {
    reject([collection({ mandate: { reference: 'M-1', signedOn: '2026–01–01' } })]).toThrow('DtOfSgntr')
    const odd = { ...swiss, address: { ...swiss.address, country: 'Ç' } }
    reject([collection({ debtor: odd })]).toThrow('Ctry')
  })
})

test('accepts another business code in the creditor identifier', () => {
  const creditor = { name: 'Voegwerk', id: 'NL69ABC123456780000' }
  expect(() => writePain008(fileOf([collection()], { creditor }))).not.toThrow()
})
