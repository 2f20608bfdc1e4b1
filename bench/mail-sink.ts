import { SMTPServer } from 'smtp-server'

/** Every thousandth, hundredth … of the numbers in the addresses has its own trouble. */
const hasTrouble = (address: string, every: number, from: number) => Number.parseInt(address, 10) % every === from

const busy = new Set<string>()
let mails = 0

// A program of its own, so that its processor time is not that of what is measured: a mail server that accepts mails and forgets them, apart
// from 1 % that it rejects for a while, 1 % for good, and 0.1 % behind which it drops the connection without an answer.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _, done) => {
    if (hasTrouble(address, 100, 13)) return done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
    if (!hasTrouble(address, 100, 7) || busy.has(address)) return done()
    busy.add(address)
    done(Object.assign(new Error('4.3.2 busy'), { responseCode: 451 }))
  },
  onData: (stream, session, done) => {
    stream.resume().on('end', () => {
      mails++
      const isDropped = session.envelope.rcptTo.some(({ address }) => hasTrouble(address, 1_000, 21))
      if (!isDropped) return done()
      for (const connection of server.connections) if (connection.id === session.id) connection.close()
    })
  },
})
server.on('error', () => undefined)
server.listen(0, '127.0.0.1', () => process.send?.({ port: Object(server.server.address()).port }))
process.on('message', () => process.send?.({ mails }))
