import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

/** The status line and headers of a response, without the empty line after them. */
export function headText(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  return head
}

let latest = { second: -1, text: '' }

/** The value of `Date` (RFC 9110 §6.6.1) in a second. */
export function dateOf(second: number): string {
  if (latest.second !== second) latest = { second, text: new Date(second * 1000).toUTCString() }
  return latest.text
}

/**
 * Whether a complete response can be sent as bytes, without Node's serialisation of the head, which takes a third of the time of a cached page
 * (decision 027): not when the connection closes after it, has an earlier response pending, or speaks HTTP/1.0.
 */
export function canSendBytes(req: IncomingMessage, res: ServerResponse): boolean {
  return res.socket !== null && req.httpVersionMinor === 1 && (req.headers.connection ?? 'keep-alive') === 'keep-alive'
}

/** Sends a complete response, head and body, in one write, when `canSendBytes`. */
export function sendBytes(res: ServerResponse, bytes: Buffer): void {
  Object.assign(res, HEADERS_SENT)
  if (res.socket?.write(bytes)) res.end()
  else res.socket?.once('drain', () => res.end())
}

/** Scratch buffer, large enough for most multi-part responses. */
const SCRATCH_BYTES = 64 * 1024
let scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES)

/**
 * Sends a response in several pieces. They are copied into memory that is reused, which takes less than writing each, or
 * than a new buffer: the system usually copies them before the write returns.
 */
export function sendPieces(res: ServerResponse, pieces: readonly Buffer[]): void {
  const { socket } = res
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
  if (length > SCRATCH_BYTES) {
    sendBytes(res, Buffer.concat(pieces, length))
    return
  }
  let end = 0
  for (const piece of pieces) {
    scratch.set(piece, end)
    end += piece.byteLength
  }
  sendBytes(res, scratch.subarray(0, end))
  // the rest is written later, from this memory
  if (socket && socket.writableLength > 0) scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES)
}

/** Marks a Node response as having sent its head; there is no documented way. */
const HEADERS_SENT = { _header: '-', _headerSent: true }
