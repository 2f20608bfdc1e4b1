import { prepared, run, type Statement } from '../../platform/database/prepared-statement'
import type { Wanted } from '../documents/published-relations'
import { joinOf } from './join'
import { blocksLoader, type LoadBlocks } from './load-blocks'
import { allOr, selectRow } from './select-row'
import { quoted } from './sql-text'
import { hasDrafts, storedModel } from './stored-model'

interface TreeOptions extends Wanted {
  /** content type */
  uid: string
}

type Document = Record<string, unknown> & { id: number }

/**
 * Defines how a published document is loaded with everything it refers to: in one statement, and one more for the blocks
 * of each dynamic zone. It is as `strapi.db.query(uid).findOne` returns it with the same `select` and `populate`, and
 * every row in it has its id.
 * @param by attribute with the key of a document
 * @returns loads the document with a key; null when there is none
 */
export function documentTree<Row>({ uid, by, ...wanted }: TreeOptions & { by: string }) {
  const statement = once(() => {
    const column = storedModel(uid).attributes[by]?.columnName ?? by
    return statementFor(uid, wanted, (table) => `${table} WHERE t0.${quoted(column)} = ?`)
  })
  const zones = once(() => zonesOf(uid, wanted))
  return async (key: number | string): Promise<Row | null> => {
    const [found] = await run<{ document: Document }>(statement(), [key])
    if (!found) return null
    const { document } = found
    await Promise.all(
      zones().map(async ({ name, load }) => {
        document[name] = await load(document.id, document[name] as string[])
      }),
    )
    return document as Row
  }
}

/**
 * Defines how several published documents are loaded in one statement; they have no dynamic zones.
 * @returns loads the documents with these row ids, in no particular order
 */
export function documentTrees<Row>({ uid, ...wanted }: TreeOptions) {
  // of an array, PostgreSQL estimates its plan for any number of ids to be dearer than one for these, and plans each time
  const ids = 'jsonb_array_elements_text(?) k'
  const statement = once(() =>
    statementFor(uid, wanted, (table) => `${ids} JOIN ${table} ON t0.id = k.value::integer WHERE true`),
  )
  return async (rowIds: readonly number[]): Promise<Row[]> => {
    if (rowIds.length === 0) return []
    const found = await run<{ document: Row }>(statement(), [JSON.stringify([...new Set(rowIds)])])
    return found.map(({ document }) => document)
  }
}

/** @param from the rest of the statement up to its conditions, with the documents as `t0` */
function statementFor(uid: string, wanted: Wanted, from: (table: string) => string): Statement {
  const model = storedModel(uid)
  const published = hasDrafts(uid) ? ' AND t0.published_at IS NOT NULL' : ''
  const rows = `${selectRow(model, wanted, 0)} FROM ${from(`${quoted(model.tableName)} t0`)}${published}`
  return prepared(`SELECT row_to_json(r) AS document FROM (${rows}) r`)
}

function zonesOf(uid: string, { populate = {} }: Wanted): { name: string; load: LoadBlocks }[] {
  return Object.entries(populate).flatMap(([name, wanted]) => {
    const join = joinOf(storedModel(uid), name)
    return 'component' in join ? [{ name, load: blocksLoader(join, allOr(wanted).on ?? {}) }] : []
  })
}

/** Compiles when it is first needed: Strapi has its models only after its start. */
function once<T>(compile: () => T): () => T {
  let compiled: T | undefined
  return () => {
    compiled ??= compile()
    return compiled
  }
}
