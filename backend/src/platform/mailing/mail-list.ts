/** Mail that people ask for: alerts, newsletters. Mails about an account or an order are of no list. */
export interface MailList {
  /** its key in the database, and the first part of its `List-Id` (RFC 2919) */
  readonly key: string
  /** as mail clients show it */
  readonly name: string
}

const keys = new Set<string>()

/** Declares a list, in the folder of its feature. @param key lower case and dashes; renaming it loses its people */
export function defineMailList({ key, name }: MailList): MailList {
  if (!/^[a-z]+(-[a-z]+)*$/.test(key)) throw new Error(`A list cannot be called ${key}`)
  if (keys.has(key)) throw new Error(`There is a list called ${key} already`)
  keys.add(key)
  return { key, name }
}
