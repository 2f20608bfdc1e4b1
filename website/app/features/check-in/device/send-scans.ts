import type { DoorList, Scan, Sync, syncInput, undoInput } from '@gevel/contract/check-in'
import { href } from '@gevel/contract/hrefs'
import type { z } from 'zod'

/** Somebody waits at the door: without an answer by then it is as without a connection. */
const ANSWER_MS = 4_000
const LIST_MS = 30_000

/** The device may not check in any more: its session or its owner's role ended, or it was revoked. */
export class DoorEnded extends Error {
  override name = 'DoorEnded'
}

/** There is no answer now: no connection, or the server cannot give one. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** What the server says to somebody, such as that a check-in was undone already. */
class Rejected extends Error {
  override name = 'Rejected'
}

/** @throws DoorEnded, NoAnswer, Rejected */
export function sendScans(device: string, input: z.input<typeof syncInput>): Promise<Sync> {
  return call(device, 'sync', input)
}

/** @throws DoorEnded, NoAnswer, Rejected */
export function sendUndo(device: string, input: z.input<typeof undoInput>): Promise<Scan> {
  return call(device, 'undo', input)
}

/** @throws DoorEnded, NoAnswer */
export function fetchList(device: string): Promise<DoorList> {
  return request(href('/inchecken/:device/lijst.json', { device }), {}, LIST_MS)
}

function call<Result>(device: string, name: string, input: object): Promise<Result> {
  const body = new URLSearchParams({ call: name, input: JSON.stringify(input) })
  return request(href('/inchecken/:device/scans', { device }), { method: 'POST', body }, ANSWER_MS)
}

async function request<Result>(path: string, init: RequestInit, timeoutMs: number): Promise<Result> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new NoAnswer()
  })
  // the log-in screen, in place of an answer
  if (response.redirected || [401, 403, 404, 410].includes(response.status)) throw new DoorEnded()
  if (response.status === 409 || response.status === 422) throw new Rejected((await bodyOf(response)).message)
  if (!response.ok) throw new NoAnswer()
  return bodyOf(response)
}

async function bodyOf(response: Response) {
  return response.json().catch(() => {
    throw new NoAnswer()
  })
}
