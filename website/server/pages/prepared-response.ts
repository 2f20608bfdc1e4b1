import type { IncomingMessage, ServerResponse } from 'node:http'
import { inOwnMemory } from '../../app/content/cache/own-memory.server.ts'
import { hitStatus } from './cache-status.ts'
import { canSendBytes, dateOf, headText, sendBytes } from './send-bytes.ts'

/** A complete response as bytes: its head, of which only the date and the time to live still change, and its body. */
export interface PreparedResponse {
  bytes: Buffer
  /** the part of `bytes` after the head */
  body: Buffer
  /** position of the date */
  dateAt: number
  /** second of the date in `bytes` */
  second: number
  /** position of the value of `Cache-Status`, after padding that is not part of it (RFC 9112 §5.1) */
  statusAt: number
  /** the time to live in `bytes` */
  ttl: number
}

/** Nothing is cached for longer than a day. */
const STATUS_LENGTH = hitStatus(-24 * 60 * 60).length

/**
 * Prepares a response that needs only its date (RFC 9110 §6.6.1) and its time to live (RFC 9211 §2.3) to be sent.
 * @param headers alternating names and values
 */
export function preparedResponse(status: number, headers: readonly string[], body: Buffer): PreparedResponse {
  let head = `${headText(status, headers)}Cache-Status: `
  const statusAt = head.length
  head += `${' '.repeat(STATUS_LENGTH)}\r\n`
  const dateAt = head.length + 'Date: '.length
  head += `Date: ${dateOf(0)}\r\n\r\n`
  const bytes = inOwnMemory(Buffer.from(head, 'latin1'), body)
  return { bytes, body: bytes.subarray(head.length), dateAt, second: 0, statusAt, ttl: Number.NaN }
}

/**
 * Sends it in one write.
 * @returns false when that is not possible, see `canSendBytes`
 */
export function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  response: PreparedResponse,
  nowMs: number,
  ttl: number,
): boolean {
  if (!canSendBytes(req, res)) return false
  const second = Math.floor(nowMs / 1000)
  if (response.second !== second) {
    response.bytes.write(dateOf(second), response.dateAt, 'latin1')
    response.second = second
  }
  if (response.ttl !== ttl) {
    response.bytes.write(hitStatus(ttl).padStart(STATUS_LENGTH), response.statusAt, 'latin1')
    response.ttl = ttl
  }
  sendBytes(res, response.bytes)
  return true
}
