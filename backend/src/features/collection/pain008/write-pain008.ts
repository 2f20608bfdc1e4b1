import { decimalOf } from '@gevel/contract/money/round'
import { isTargetDay } from '@gevel/contract/target-days'
import { writeXml } from '../../../platform/xml/write-xml'
import { isCreditorId, isIban } from './check-digits'
import type { Collection, CollectionFile } from './collection-file'
import { transactionOf } from './direct-debit'
import { assertSepaIdentifier, assertSepaTexts, sepaText } from './sepa-text'

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08'
const notProvided = { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } }
const localTimes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * Writes direct debits as pain.008.001.08 (SEPA Core), with one block for each sequence, day and account of the creditor.
 * @returns the file, in UTF-8, with SEPA's characters only
 * @throws Error for what a bank would reject: no collections, an amount out of range, an end-to-end id twice, a mandate of one collection
 *   twice, a day on which banks do not settle, an invalid identifier or account, an account outside the EEA whose holder has no city
 */
export function writePain008(file: CollectionFile): Buffer {
  const { messageId, createdAt, creditor, collections } = file
  assertCollections(file)
  const name = sepaText(creditor.name, 70, creditor.id)
  const xml = writeXml({
    Document: {
      '@xmlns': namespace,
      CstmrDrctDbtInitn: {
        GrpHdr: {
          MsgId: assertSepaIdentifier('The message id', messageId),
          CreDtTm: localTimes.format(createdAt).replace(' ', 'T'),
          ...totalsOf(collections),
          InitgPty: { Nm: name },
        },
        PmtInf: blocksOf(collections).map((block, index) =>
          blockOf(block, `${messageId}-${index + 1}`, { ...creditor, name }),
        ),
      },
    },
  })
  assertSepaTexts(xml)
  return Buffer.from(xml)
}

function assertCollections({ creditor, collections }: CollectionFile): void {
  if (collections.length === 0) throw new Error('A file has at least one collection')
  if (!isCreditorId(creditor.id)) throw new Error('The creditor identifier is not valid')
  const once = collections.filter(({ sequence }) => sequence === 'OOFF')
  assertUnique(
    'The end-to-end id',
    collections.map(({ endToEndId }) => endToEndId),
  )
  // a second one is returned with AG02
  assertUnique(
    'The mandate of one collection',
    once.map(({ mandate }) => mandate.reference),
  )
  for (const { endToEndId, collectOn, creditorIban, debtor } of collections) {
    if (!isTargetDay(collectOn)) throw new Error(`Banks do not settle on ${collectOn}`)
    if (!isIban(creditorIban) || !isIban(debtor.iban)) throw new Error(`An account of ${endToEndId} is no IBAN`)
  }
}

function assertUnique(name: string, values: readonly string[]): void {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) throw new Error(`${name} ${value} is there twice`)
    seen.add(value)
  }
}

function blocksOf(collections: readonly Collection[]): Collection[][] {
  const blocks = Map.groupBy(collections, ({ sequence = 'RCUR', collectOn, creditorIban }) =>
    [collectOn, sequence, creditorIban].join(' '),
  )
  return [...blocks.values()]
}

/** The account, day and sequence are those of all collections of a block. */
function blockOf(block: readonly Collection[], id: string, creditor: CollectionFile['creditor']) {
  const [first] = block
  if (!first) throw new Error('A block has at least one collection')
  return {
    PmtInfId: assertSepaIdentifier('The block id', id),
    PmtMtd: 'DD',
    ...totalsOf(block),
    PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: first.sequence ?? 'RCUR' },
    ReqdColltnDt: first.collectOn,
    Cdtr: { Nm: creditor.name },
    CdtrAcct: { Id: { IBAN: first.creditorIban } },
    CdtrAgt: notProvided,
    ChrgBr: 'SLEV',
    CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: creditor.id, SchmeNm: { Prtry: 'SEPA' } } } } },
    DrctDbtTxInf: block.map(transactionOf),
  }
}

function totalsOf(collections: readonly Collection[]) {
  const total = collections.reduce((sum, { cents }) => sum + cents, 0)
  return { NbOfTxs: String(collections.length), CtrlSum: decimalOf(total) }
}
