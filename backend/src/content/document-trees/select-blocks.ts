import type { Populate } from '../documents/published-relations'
import type { Zone } from './join'
import { allOr, selectRow } from './select-row'
import { inOrder, literal, ofOwner, quoted } from './sql-text'
import { storedModel } from './stored-model'

/**
 * Compiles the statement that loads the blocks of one document's dynamic zone, whose parameter is the id of its row.
 * @param wanted of each component that the statement knows; blocks of others are null
 */
export function selectBlocks(zone: Zone, wanted: Populate): string {
  const cases = Object.entries(wanted).map(([uid, ofComponent]) => {
    const model = storedModel(uid)
    const row = `${selectRow(model, allOr(ofComponent), 0)}, ${literal(uid)} AS __component
      FROM ${quoted(model.tableName)} t0 WHERE t0.id = j.${quoted(zone.target)}`
    return `WHEN ${literal(uid)} THEN (SELECT row_to_json(r) FROM (${row}) r)`
  })
  return `SELECT CASE j.${quoted(zone.component)} ${cases.join(' ')} END AS block
    FROM ${quoted(zone.table)} j WHERE ${ofOwner(zone, 'j', '?')}${inOrder(zone, 'j')}`
}
