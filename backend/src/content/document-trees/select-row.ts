import type { Wanted } from '../documents/published-relations'
import { joinOf, type Link, type Zone } from './join'
import { inOrder, jsonValue, ofOwner, quoted } from './sql-text'
import { type StoredModel, storedModel } from './stored-model'

/**
 * The fields of a row, and all that it refers to as sub-selects that return JSON. Of a dynamic zone it has the uids of
 * its components, by which `selectBlocks` is compiled.
 * @param depth number of links above the row, the suffix of its alias: `t0` for a document
 */
export function selectRow(model: StoredModel, { select, populate = {} }: Wanted, depth: number): string {
  const row = `t${depth}`
  const stored = Object.entries(model.attributes).filter(([, { relation }]) => !relation)
  const chosen = stored.filter(([name]) => !select || name === 'id' || select.includes(name))
  const links = Object.entries(populate).filter(([, wanted]) => wanted)
  return `SELECT ${[
    ...chosen.map(([name, attribute]) => `${jsonValue(attribute, row)} AS ${quoted(name)}`),
    ...links.map(([name, wanted]) => `(${linked(joinOf(model, name), allOr(wanted), depth)}) AS ${quoted(name)}`),
  ].join(', ')}`
}

/** What is wanted of a row: with `true` all fields, and nothing that it refers to. */
export function allOr(wanted: boolean | Wanted): Wanted {
  return wanted === true || wanted === false ? {} : wanted
}

function linked(join: Link | Zone, wanted: Wanted, depth: number): string {
  return 'component' in join ? componentsOf(join, depth) : rowsOf(join, wanted, depth + 1)
}

function rowsOf(link: Link, wanted: Wanted, depth: number): string {
  const [row, j] = [`t${depth}`, `j${depth}`]
  const model = storedModel(link.to)
  const rows = `${selectRow(model, wanted, depth)}
    FROM ${quoted(link.table)} ${j} JOIN ${quoted(model.tableName)} ${row} ON ${row}.id = ${j}.${quoted(link.target)}
    WHERE ${ofOwner(link, j, `t${depth - 1}.id`)}${inOrder(link, j)}`
  return link.isMany
    ? `SELECT coalesce(json_agg(r), '[]') FROM (${rows}) r`
    : `SELECT row_to_json(r) FROM (${rows} LIMIT 1) r`
}

function componentsOf(zone: Zone, depth: number): string {
  const components = `json_agg(DISTINCT j.${quoted(zone.component)})`
  return `SELECT coalesce(${components}, '[]') FROM ${quoted(zone.table)} j WHERE ${ofOwner(zone, 'j', `t${depth}.id`)}`
}
