import { once } from 'node:events'
import type { Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { UserError } from '../user-error.ts'
import { Inbox } from './inbox.ts'
import { createWeb } from './web.ts'

/** A running catcher: the URL to send mail to, and the one to read it at. */
export type MailCatcher = { smtpUrl: string; webUrl: string; stop: () => Promise<void> }

const usualWebPort = 8025

/**
 * Starts the catcher on this machine only. A port that is not given is a free one (the web page's is 8025 when that is
 * free).
 */
export async function startMailCatcher(ports: {
  smtp?: number | undefined
  web?: number | undefined
}): Promise<MailCatcher> {
  const inbox = new Inbox()
  const web = createWeb(inbox)
  const smtp = createSmtp(inbox)
  // Ignores a sender that disconnects half-way.
  smtp.on('error', () => {})
  const smtpPort = await listen(smtp.server, ports.smtp ? [ports.smtp] : [0], 'MAIL_SMTP_PORT')
  const webPort = await listen(web, ports.web ? [ports.web] : [usualWebPort, 0], 'MAIL_WEB_PORT')
  const stop = async () => {
    web.closeAllConnections()
    await Promise.all([new Promise((done) => web.close(done)), new Promise<void>((done) => smtp.close(done))])
  }
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, webUrl: `http://localhost:${webPort}`, stop }
}

function createSmtp(inbox: Inbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        inbox
          .add(
            Buffer.concat(chunks),
            envelope.rcptTo.map(({ address }) => address),
          )
          .then(() => callback(), callback)
      })
    },
  })
}

/** Listens on the first free port of these, and returns it. */
async function listen(server: Server, wanted: number[], setting: string): Promise<number> {
  for (const port of wanted) {
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch {
      // Tries the next one.
    }
  }
  throw new UserError(
    `Port ${wanted[0]} of the mail catcher is in use: choose another ${setting}, or none for a free one.`,
  )
}
