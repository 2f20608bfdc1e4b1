/** A row that has no id yet: the database assigns one shortly before it is inserted. */
export class RowRef {
  constructor(
    readonly table: string,
    readonly at: number,
  ) {}
}

/** The id of a row: known when the row is in the database already. */
export type RowId = RowRef | number
export type Row = Record<string, unknown>

/** Rows to insert, by table, in the order in which the tables got their first row. */
export class Rows {
  readonly tables = new Map<string, Row[]>()

  add(table: string, row: Row): RowRef {
    const rows = this.tables.get(table) ?? []
    this.tables.set(table, rows)
    return new RowRef(table, rows.push(row) - 1)
  }
}
