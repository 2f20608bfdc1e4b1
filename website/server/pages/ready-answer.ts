import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { hitStatus } from './cache-status.ts'

/** A whole answer as bytes: its head, of which only the date and the time to live still change, and its body. */
export interface ReadyAnswer {
  bytes: Buffer
  /** the part of `bytes` behind the head */
  body: Buffer
  /** where the date stands */
  dateAt: number
  /** the second that stands there */
  second: number
  /** where the value of `Cache-Status` stands, behind spaces that are no part of it (RFC 9112 §5.1) */
  statusAt: number
  /** the time to live that stands in it */
  ttl: number
}

const dateOf = (second: number) => new Date(second * 1000).toUTCString()

/** Nothing is cached for longer than a day. */
const STATUS_LENGTH = hitStatus(-24 * 60 * 60).length

/**
 * Makes an answer that needs nothing but its date (RFC 9110 §6.6.1) and its time to live (RFC 9211 §2.3) to be sent.
 * @param headers names and values by turns
 */
export function readyAnswer(status: number, headers: readonly string[], body: Buffer): ReadyAnswer {
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
 * Sends it in one write, past Node's own making of a head, which takes a third of the time of a kept page (decision 027).
 * @returns false when that cannot be: the connection closes after it, waits for an answer before it, or speaks HTTP/1.0
 */
export function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  nowMs: number,
  ttl: number,
): boolean {
  const { socket } = res
  if (!socket || req.httpVersionMinor !== 1 || (req.headers.connection ?? 'keep-alive') !== 'keep-alive') return false
  const second = Math.floor(nowMs / 1000)
  if (answer.second !== second) {
    answer.bytes.write(dateOf(second), answer.dateAt, 'latin1')
    answer.second = second
  }
  if (answer.ttl !== ttl) {
    answer.bytes.write(hitStatus(ttl).padStart(STATUS_LENGTH), answer.statusAt, 'latin1')
    answer.ttl = ttl
  }
  Object.assign(res, HEAD_IS_SENT)
  if (socket.write(answer.bytes)) res.end()
  else socket.once('drain', () => res.end())
  return true
}

/** How an answer of Node knows that its head has left; Node documents no other way to say so. */
const HEAD_IS_SENT = { _header: '-', _headerSent: true }
