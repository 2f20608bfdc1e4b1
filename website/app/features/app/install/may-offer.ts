import { mayInterrupt } from './may-interrupt.ts'
import { installWay } from './platform.ts'
import { hasRefused } from './refusal.ts'

/** Whether the site can be installed here, the reader has not refused it, and the page allows a question. */
export function mayOffer(): boolean {
  return installWay() !== 'none' && !hasRefused(Date.now()) && mayInterrupt()
}
