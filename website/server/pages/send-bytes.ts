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

/** The same for a response in several pieces, which are written together: copying long ones into one takes longer. */
export function sendPieces(res: ServerResponse, pieces: readonly Buffer[]): void {
  const { socket } = res
  if (!socket) return
  Object.assign(res, HEADERS_SENT)
  socket.cork()
  const isFull = joinShort(pieces)
    .map((piece) => socket.write(piece))
    .includes(false)
  socket.uncork()
  if (isFull) socket.once('drain', () => res.end())
  else res.end()
}

/** Copying this many bytes takes less than a write of their own. */
const SHORT = 1024

/** The pieces, short ones that follow one another as one. */
function joinShort(pieces: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = []
  let short: Buffer[] = []
  const flush = () => {
    if (short.length > 0) joined.push(short.length === 1 && short[0] ? short[0] : Buffer.concat(short))
    short = []
  }
  for (const piece of pieces) {
    if (piece.byteLength < SHORT) short.push(piece)
    else {
      flush()
      joined.push(piece)
    }
  }
  flush()
  return joined
}

/** Marks a Node response as having sent its head; there is no documented way. */
const HEADERS_SENT = { _header: '-', _headerSent: true }
