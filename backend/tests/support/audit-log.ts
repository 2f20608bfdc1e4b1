import type { Client } from 'pg'

/** A line of the audit log, as the database has it. */
export interface StoredLine {
  id: string
  at: Date
  kind: string
  times: number
  actor_id: number | null
  actor: string
  target_type: string | null
  target_id: string | null
  target_name: string | null
  changes: string[]
  network: string
  device: string
}

/** Reads the lines that were written since it was opened or last read, oldest first. */
export class AuditReader {
  #last = 0n
  readonly #database: Client

  private constructor(database: Client) {
    this.#database = database
  }

  static async open(database: Client): Promise<AuditReader> {
    const reader = new AuditReader(database)
    const { rows } = await database.query<{ last: string }>('SELECT coalesce(max(id), 0) AS last FROM gevel_audit_log')
    reader.#last = BigInt(rows[0]?.last ?? 0)
    return reader
  }

  async read(kinds = '%'): Promise<StoredLine[]> {
    const { rows } = await this.#database.query<StoredLine>(
      'SELECT * FROM gevel_audit_log WHERE id > $1 AND kind LIKE $2 ORDER BY id',
      [String(this.#last), kinds],
    )
    const last = rows.at(-1)
    if (last) this.#last = BigInt(last.id)
    return rows
  }
}
