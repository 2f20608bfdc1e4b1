import type { Wanted } from '../documents/published-relations'
import { joinOf } from './join'
import { blocksLoader, type LoadBlocks } from './load-blocks'
import { allOr, selectRow } from './select-row'
import { quoted } from './sql-text'
import { prepared, run, type Statement } from './statement'
import { hasDrafts, storedModel } from './stored-model'

interface TreeOptions extends Wanted {
  /** content type */
  uid: string
  /** attribute with the key of a document */
  by: string
}

type Key = number | string
type Document = Record<string, unknown> & { id: number }

/**
 * Defines how a published document is loaded with everything it refers to: in one statement, and one more for the blocks
 * of each dynamic zone. It is as `strapi.db.query(uid).findOne` returns it with the same `select` and `populate`, and
 * every row in it has its id.
 * @returns loads the document with a key; null when there is none
 */
export function documentTree<Row>({ uid, by, ...wanted }: TreeOptions): (key: Key) => Promise<Row | null> {
  const statement = once(() => statementFor(uid, `t0.${columnOf(uid, by)} = ?`, wanted))
  const zones = once(() => zonesOf(uid, wanted))
  return async (key) => {
    const [found] = await run<{ document: Document }>(statement(), key)
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
 * The same for several documents, without dynamic zones.
 * @returns loads the documents with these keys, in no particular order
 */
export function documentTrees<Row>({ uid, by, ...wanted }: TreeOptions): (keys: readonly Key[]) => Promise<Row[]> {
  const statement = once(() => statementFor(uid, `t0.${columnOf(uid, by)} = ANY (?)`, wanted))
  return async (keys) => {
    const found = await run<{ document: Row }>(statement(), [...keys])
    return found.map(({ document }) => document)
  }
}

function columnOf(uid: string, attribute: string): string {
  return quoted(storedModel(uid).attributes[attribute]?.columnName ?? attribute)
}

function statementFor(uid: string, condition: string, wanted: Wanted): Statement {
  const model = storedModel(uid)
  const published = hasDrafts(uid) ? ' AND t0.published_at IS NOT NULL' : ''
  const rows = `${selectRow(model, wanted, 0)} FROM ${quoted(model.tableName)} t0 WHERE ${condition}${published}`
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
