import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { hitStatus } from './cache-status.ts'

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

const dateOf = (second: number) => new Date(second * 1000).toUTCString()

/** Nothing is cached for longer than a day. */
const STATUS_LENGTH = hitStatus(-24 * 60 * 60).length

/**
 * Prepares a response that needs only its date (RFC 9110 §6.6.1) and its time to live (RFC 9211 §2.3) to be sent.
 * @param headers alternating names and values
 */
export function preparedResponse(status: number, headers: readonly string[], body: Buffer): PreparedResponse {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  head += 'Cache-Status: '
  const statusAt = head.length
  head += `${' '.repeat(STATUS_LENGTH)}\r\n`
  const dateAt = head.length + 'Date: '.length
  head += `Date: ${dateOf(0)}\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body])
  return { bytes, body: bytes.subarray(head.length), dateAt, second: 0, statusAt, ttl: Number.NaN }
}

/**
 * Sends it in one write, without Node's serialisation of the head, which takes a third of the time of a cached page
 * (decision 027).
 * @returns false when that is not possible: the connection closes after it, has an earlier response pending, or speaks
 * HTTP/1.0
 */
export function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  response: PreparedResponse,
  nowMs: number,
  ttl: number,
): boolean {
  const { socket } = res
  if (!socket || req.httpVersionMinor !== 1 || (req.headers.connection ?? 'keep-alive') !== 'keep-alive') return false
  const second = Math.floor(nowMs / 1000)
  if (response.second !== second) {
    response.bytes.write(dateOf(second), response.dateAt, 'latin1')
    response.second = second
  }
  if (response.ttl !== ttl) {
    response.bytes.write(hitStatus(ttl).padStart(STATUS_LENGTH), response.statusAt, 'latin1')
    response.ttl = ttl
  }
  Object.assign(res, HEADERS_SENT)
  if (socket.write(response.bytes)) res.end()
  else socket.once('drain', () => res.end())
  return true
}

/** Marks a Node response as having sent its head; there is no documented way. */
const HEADERS_SENT = { _header: '-', _headerSent: true }
