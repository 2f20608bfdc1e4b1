import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { ParsedPage, ParserMessage } from '../parsed-page'
import { PdfProblem } from '../parsed-page'

/** Limits of time and memory for one PDF; its process ends when it exceeds one. */
interface ParsingLimits {
  /** an ordinary page takes half a second on a slow machine */
  pageMs: number
  totalMs: number
  /** of JavaScript alone */
  heapMb: number
  /** with the canvas and the decoded pictures */
  bytes: number
}

const parsingLimits: ParsingLimits = { pageMs: 45_000, totalMs: 600_000, heapMb: 512, bytes: 1_200_000_000 }
const checkMemoryMs = 500

const tooSlow = 'Deze pdf kost te veel rekentijd. Bewaar haar opnieuw, met minder grote beelden of lagen.'
const tooLarge = 'Deze pdf kost te veel geheugen. Bewaar haar opnieuw, met minder grote beelden of lagen.'

/**
 * Parses a PDF in a process of its own, which is killed when it takes too long or needs too much memory. It inherits no environment.
 * @param folder for the pictures of the pages
 * @throws PdfProblem for a file that cannot be parsed; another error when the process was killed by something else
 */
export async function parseInProcess(
  file: string,
  folder: string,
  limits: ParsingLimits = parsingLimits,
): Promise<ParsedPage[]> {
  const child = fork(require.resolve('./pdf-worker'), [file, folder], {
    env: {},
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    return await receivePages(child, limits)
  } finally {
    child.kill('SIGKILL')
  }
}

function receivePages(child: ChildProcess, limits: ParsingLimits): Promise<ParsedPage[]> {
  const pages: ParsedPage[] = []
  const timers: NodeJS.Timeout[] = []
  const parsing = new Promise<ParsedPage[]>((resolve, reject) => {
    const onTimeout = () => reject(new PdfProblem(tooSlow))
    const pageTimer = setTimeout(onTimeout, limits.pageMs)
    const checkMemory = () => {
      if ((residentBytes(child.pid) ?? 0) > limits.bytes) reject(new PdfProblem(tooLarge))
    }
    timers.push(pageTimer, setTimeout(onTimeout, limits.totalMs), setInterval(checkMemory, checkMemoryMs))
    child.on('message', (message: ParserMessage) => {
      if ('page' in message) {
        pages.push(message.page)
        pageTimer.refresh()
      } else if ('problem' in message) reject(new PdfProblem(message.problem))
      else if ('failure' in message) reject(new Error(message.failure))
      else resolve(pages)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The parser of PDFs ended (${signal ?? code})`)))
  })
  return parsing.finally(() => {
    // clears intervals too
    for (const timer of timers) clearTimeout(timer)
  })
}

/** The memory of a process, in bytes; undefined where the system does not tell (it is not Linux), or once it has ended. */
function residentBytes(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}
