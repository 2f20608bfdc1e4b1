import { randomUUID } from 'node:crypto'
import nodemailer from '@strapi/provider-email-nodemailer'
import { z } from 'zod'
import { environment } from '../environment/environment'
import { dkimOf } from './dkim'
import { type ListHeaders, listHeadersOf } from './mail-headers'
import type { Sender } from './mail-text'
import type { WrittenMail } from './mailing-kind'
import { quotedPrintable, softBreak } from './quoted-printable'
import { returnPathOf } from './return-path'
import { automaticHeaders, fromOf, handOver, messageIdOf, type SendMessage } from './send-now'

/** A mail that is written once for many people: at each mark stands a text of the person. */
export interface MailToMany extends WrittenMail {
  marks: readonly string[]
}

/** What stands at the marks for one person, in their order. */
export interface PersonalTexts {
  plain: readonly string[]
  /** escaped */
  html: readonly string[]
}

/** A text with what stands at its marks. */
export function fillMarks(text: string, marks: readonly string[], texts: readonly string[]): string {
  return marks.reduce((filled, mark, index) => filled.replaceAll(mark, () => texts[index] ?? ''), text)
}

interface LetterToMany {
  /** as in `handOver` */
  id: string
  at: Date
  to: string
  mail: MailToMany
  texts: PersonalTexts
  headers: ListHeaders
  sender: Sender
}

/**
 * Hands a mail over of which all that is the same for everybody was encoded once: that takes most of the processor time of a mail.
 * @throws as `handOver`
 */
export async function handOverToMany(letter: LetterToMany, send: SendMessage): Promise<void> {
  const { id, at, to, mail, texts, headers, sender } = letter
  // an address in another script is for nodemailer
  if (!/^[\x21-\x7e]+$/.test(to)) {
    const filled = (kind: 'plain' | 'html') => fillMarks(mail[kind], mail.marks, texts[kind])
    const text = { subject: mail.subject, plain: filled('plain'), html: filled('html') }
    return handOver({ id, at, to, replyTo: sender.email, text, attachments: [], headers, sender }, send)
  }
  const pieces = await encodedOnce(mail, headers, sender)
  const encoded = { plain: texts.plain.map(encodeText), html: texts.html.map(encodeText) }
  const fields = {
    ...{ to, messageId: messageIdOf(id, sender), date: writeDate(at) },
    unsubscribe: listHeadersOf(headers, environment.BOUNCE_ADDRESS)['List-Unsubscribe']?.value ?? '',
  }
  const written = pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    return 'field' in piece ? fields[piece.field] : (encoded[piece.part][piece.index] ?? '')
  })
  const signature = dkimOf(environment)
  await send({
    envelope: { from: returnPathOf(id) ?? addressOf(fromOf(sender)), to },
    raw: Buffer.from(written.join(''), 'latin1'),
    ...(signature && { dkim: signature }),
  })
}

type Field = 'to' | 'messageId' | 'date' | 'unsubscribe'
/** A part of an encoded message: the same for everybody, or what a person has there. */
type Piece = string | { field: Field } | { part: 'plain' | 'html'; index: number }
/** A text that stands for pieces. */
type Place = readonly [text: string, pieces: readonly Piece[]]

const encodedMails = new WeakMap<MailToMany, Promise<Piece[]>>()

function encodedOnce(mail: MailToMany, headers: ListHeaders, sender: Sender): Promise<Piece[]> {
  const known = encodedMails.get(mail)
  if (known) return known
  const encoding = encode(mail, headers, sender)
  encodedMails.set(mail, encoding)
  // the next mail tries again
  encoding.catch(() => encodedMails.delete(mail))
  return encoding
}

/** Builds the message around placeholders, and takes it apart at them. */
async function encode(mail: MailToMany, headers: ListHeaders, sender: Sender): Promise<Piece[]> {
  const mark = randomUUID()
  const places = {
    ...{ to: `to@${mark}.example`, messageId: `<id@${mark}.example>`, unsubscribe: `<https://${mark}.example>` },
    date: writeDate(new Date(0)),
  }
  const message = await compose({
    ...{
      from: fromOf(sender),
      to: places.to,
      replyTo: sender.email,
      subject: mail.subject,
      messageId: places.messageId,
    },
    date: new Date(0),
    headers: {
      ...automaticHeaders,
      ...listHeadersOf(headers, environment.BOUNCE_ADDRESS),
      'List-Unsubscribe': { prepared: true, value: places.unsubscribe },
    },
    text: { raw: partOf('text/plain', `plain-${mark}`) },
    html: { raw: partOf('text/html', `html-${mark}`) },
  })
  const fields = Object.entries(places).map(([field, place]): Place => [place, [{ field: field as Field }]])
  const parts = (['plain', 'html'] as const).map((part): Place => [`${part}-${mark}`, encodePart(mail, part)])
  return splitAt(message, [...fields, ...parts])
}

const composedSchema = z.object({ message: z.instanceof(Buffer) })

/** A message as nodemailer writes it. */
async function compose(message: object): Promise<string> {
  const from = { defaultFrom: '', defaultReplyTo: '' }
  const composer = nodemailer.init({ streamTransport: true, buffer: true, newline: 'windows' }, from)
  const composed = await composer.send(message as Parameters<typeof composer.send>[0])
  return composedSchema.parse(composed).message.toString('latin1')
}

function partOf(type: string, content: string): string {
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${content}`
}

/** The texts between the marks, encoded; each piece ends with a soft break, apart from the last one. */
function encodePart({ marks, ...mail }: MailToMany, part: 'plain' | 'html'): Piece[] {
  const pieces = splitAt(
    mail[part],
    marks.map((mark, index): Place => [mark, [{ part, index }]]),
  )
  return pieces.map((piece, index) => {
    if (typeof piece !== 'string') return piece
    return index === pieces.length - 1 ? quotedPrintable(piece) : encodeText(piece)
  })
}

function encodeText(text: string): string {
  return quotedPrintable(text) + softBreak
}

/** A text with pieces in place of those that stand for them. */
function splitAt(whole: string, places: readonly Place[]): Piece[] {
  let pieces: Piece[] = [whole]
  for (const [place, put] of places)
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== 'string') return [piece]
      return piece.split(place).flatMap((text, index) => (index === 0 ? [text] : [...put, text]))
    })
  return pieces
}

/** RFC 5322 §3.3, as nodemailer writes it. */
function writeDate(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}

function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}
