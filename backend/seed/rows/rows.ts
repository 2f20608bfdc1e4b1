/** A row that has no number yet: the database gives it one shortly before it is inserted. */
export class RowRef {
  constructor(
    readonly table: string,
    readonly at: number,
  ) {}
}

/** The number of a row: known when the row is in the database already. */
export type RowId = RowRef | number
export type Row = Record<string, unknown>

/** Rows to insert, by table; a table is inserted after those that had a row before it. */
export class Rows {
  readonly tables = new Map<string, Row[]>()

  add(table: string, row: Row): RowRef {
    const rows = this.tables.get(table) ?? []
    this.tables.set(table, rows)
    return new RowRef(table, rows.push(row) - 1)
  }
}
