import type { Transaction } from '../database/transaction'

/** A consent, and whose it is. */
interface OwnedConsent {
  id: number
  addressId: number
}

/** Mail that people ask for: alerts, newsletters. Mails about an account or an order are of no list. */
export interface MailList {
  /** its key in the database, and the first part of its `List-Id` (RFC 2919) */
  readonly key: string
  /** as mail clients show it */
  readonly name: string
  /** an address is on it with one topic at most, such as how often it comes */
  readonly hasOneTopic?: boolean
  /** takes along what belongs to a consent when it continues at another address of its account */
  readonly onMoved?: (trx: Transaction, moved: { from: OwnedConsent; to: OwnedConsent }) => Promise<void>
}

const lists = new Map<string, MailList>()

/** Declares a list, in the folder of its feature. @param key lower case and dashes; renaming it loses its people */
export function defineMailList(list: MailList): MailList {
  const { key } = list
  if (!/^[a-z]+(-[a-z]+)*$/.test(key) || key === everything) throw new Error(`A list cannot be called ${key}`)
  if (lists.has(key)) throw new Error(`There is a list called ${key} already`)
  lists.set(key, list)
  return list
}

/** What a link is about that is of no list: all that an address gets. */
export const everything = 'everything'

export function mailListNamed(key: string): MailList | undefined {
  return lists.get(key)
}
