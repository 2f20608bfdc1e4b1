import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Knex } from 'knex'
import type { ByteRange } from '../../../platform/http/byte-range'

/** A statement with a part needs several times its size in memory. */
const partBytes = 512 * 1024

/** Stores a file in parts. */
export async function writeParts(trx: Knex.Transaction, pdf: number, file: string): Promise<void> {
  let part = 0
  for await (const content of createReadStream(file, { highWaterMark: partBytes }))
    await trx('gevel_issue_pdf_parts').insert({ pdf, part: part++, content })
}

/** Writes a stored file to the disk. */
export async function readIntoFile(knex: Knex, pdf: number, file: string): Promise<void> {
  const target: FileHandle = await open(file, 'w', 0o600)
  try {
    for await (const content of readParts(knex, pdf)) await target.write(content)
  } finally {
    await target.close()
  }
}

/**
 * The bytes of a stored file, a part at a time. It ends early when the file is replaced meanwhile.
 * @param range all bytes by default
 */
export async function* readParts(knex: Knex, pdf: number, range?: ByteRange): AsyncGenerator<Buffer> {
  const { start, end } = range ?? { start: 0, end: Number.MAX_SAFE_INTEGER }
  for (let part = Math.floor(start / partBytes); part * partBytes <= end; part++) {
    const row: { content: Buffer } | undefined = await knex('gevel_issue_pdf_parts')
      .where({ pdf, part })
      .first('content')
    if (!row) return
    const from = part * partBytes
    yield row.content.subarray(Math.max(0, start - from), Math.min(row.content.length, end - from + 1))
  }
}
