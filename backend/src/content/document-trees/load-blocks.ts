import { prepared, run, type Statement } from '../../platform/database/prepared-statement'
import type { Populate } from '../documents/published-relations'
import type { Zone } from './join'
import { selectBlocks } from './select-blocks'

/** Every connection has the plans of all prepared statements in memory: up to half a megabyte each. */
const mostPrepared = 16

/** Loads the blocks of a document by the id of its row, given the components that it has. */
export type LoadBlocks = (id: number, components: readonly string[]) => Promise<unknown[]>

/**
 * Defines how the blocks of a dynamic zone are loaded. Each combination of components has a statement of its own, so
 * that a response depends only on tables of blocks that are there. Components that refer to nothing are in all of them.
 * @param wanted of each component; blocks of others are left out
 */
export function blocksLoader(zone: Zone, wanted: Populate): LoadBlocks {
  const statements = new Map<string, Statement>()
  const statementOf = (uids: readonly string[]): Statement => {
    const key = uids.join()
    const preparedBefore = statements.get(key)
    if (preparedBefore) return preparedBefore
    const sql = selectBlocks(zone, Object.fromEntries(uids.map((uid) => [uid, wanted[uid] ?? true])))
    if (statements.size >= mostPrepared) return { sql }
    const statement = prepared(sql)
    statements.set(key, statement)
    return statement
  }
  return async (id, components) => {
    if (!components.some((uid) => uid in wanted)) return []
    const uids = Object.keys(wanted).filter((uid) => wanted[uid] === true || components.includes(uid))
    const rows = await run<{ block: object | null }>(statementOf(uids), [id])
    return rows.flatMap(({ block }) => block ?? [])
  }
}
