import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Environment } from '../environment/environment'
import { mailFrom } from '../environment/mail-server'

/**
 * What a signature covers, by its name: both fields of one-click unsubscribing have to be among them (RFC 8058 §4). nodemailer had them by default
 * only since 10.6.1.
 */
const signedHeaders = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'In-Reply-To', 'References', 'Auto-Submitted'],
  ...['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Archive'],
].join(':')

type DkimSettings = Pick<Environment, 'DKIM_KEY' | 'DKIM_SELECTOR' | 'MAIL_FROM' | 'SITE_URL'>

/** How nodemailer signs a mail; undefined without a key: the mail server may sign. */
export function dkimOf({ DKIM_KEY, DKIM_SELECTOR, ...settings }: DkimSettings) {
  if (!DKIM_KEY) return undefined
  const [, domain = ''] = /@([^>\s]+)/.exec(mailFrom(settings)) ?? []
  return {
    domainName: domain,
    keySelector: DKIM_SELECTOR,
    // nodemailer's types know text alone, which takes as long to read as to sign with
    privateKey: readKey(DKIM_KEY) as unknown as string,
    headerFieldNames: signedHeaders,
  }
}

let lastRead: { text: string; key: KeyObject } | undefined

function readKey(text: string): KeyObject {
  if (lastRead?.text !== text) lastRead = { text, key: createPrivateKey(text) }
  return lastRead.key
}
