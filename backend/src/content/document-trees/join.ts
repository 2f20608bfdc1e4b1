import { type JoinTable, type StoredModel, storedModel } from './stored-model'

/** How a link is stored: the table between a row and the rows that it refers to. */
export interface Join {
  table: string
  /** column with the id of the row that has the link */
  owner: string
  /** column with the id of a row that it refers to */
  target: string
  /** what its rows have in other columns */
  on: Readonly<Record<string, string>>
  /** column by which the rows that it refers to are ordered */
  order: string | undefined
}

/** A relation, a component or a file; `to` is the uid of the model that it refers to. */
export interface Link extends Join {
  to: string
  isMany: boolean
}

/** A dynamic zone; the column `component` has the uid of the model that it refers to. */
export interface Zone extends Join {
  component: string
}

const many = new Set(['oneToMany', 'manyToMany', 'morphMany'])

/**
 * How an attribute refers to others.
 * @throws for an attribute that does not, and for a relation without a table of its own
 */
export function joinOf(model: StoredModel, name: string): Link | Zone {
  const { target: to, relation = '', joinTable, morphBy } = model.attributes[name] ?? {}
  const isMany = many.has(relation)
  if (to && joinTable?.inverseJoinColumn) {
    const { joinColumn, inverseJoinColumn } = joinTable
    return { ...common(joinTable), owner: joinColumn.name, target: inverseJoinColumn.name, to, isMany }
  }
  if (joinTable?.morphColumn) {
    const { idColumn, typeColumn } = joinTable.morphColumn
    const columns = { owner: joinTable.joinColumn.name, target: idColumn.name, component: typeColumn.name }
    return { ...common(joinTable), ...columns }
  }
  const files = to && morphBy ? storedModel(to).attributes[morphBy]?.joinTable : undefined
  if (!to || !files?.morphColumn) throw new Error(`A document tree cannot load ${name} of ${model.uid}`)
  const { idColumn, typeColumn } = files.morphColumn
  const on = { ...files.on, [typeColumn.name]: model.uid, field: name }
  return { ...common(files), on, owner: idColumn.name, target: files.joinColumn.name, to, isMany }
}

function common({ name, on = {}, orderBy = {} }: JoinTable) {
  return { table: name, on, order: Object.keys(orderBy)[0] }
}
