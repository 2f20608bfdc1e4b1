import { randomBytes, randomUUID } from 'node:crypto'
import type { ReaderState } from '@gevel/contract/reader-state'
import { LOADER_DATA_START, type SharedRendering, type Slot } from '../../../app/content/cache/shared-rendering.ts'
import { type PagePart, storedPart } from './gzip-parts.ts'

type Slots = SharedRendering['slots']

/** A slot of a page, by what its text is written in. */
export interface SlotPlace {
  slot: Slot
  isJson: boolean
}

/** New texts for the slots of one rendering, which no text that anybody wrote can contain. */
export function newSlots(): Slots {
  const secret = randomBytes(16).toString('hex')
  return { name: `naam-${secret}`, sending: `zending-${secret}` }
}

/** Splits a rendered page at its slots: texts and slots alternate, the first and last are texts. */
export function splitAtSlots(
  page: Buffer,
  slots: Slots,
  isDocument: boolean,
): { texts: Buffer[]; places: SlotPlace[] } {
  const dataAt = isDocument ? page.indexOf(LOADER_DATA_START) : 0
  const texts: Buffer[] = []
  const places: SlotPlace[] = []
  let from = 0
  for (let next = nextSlot(page, slots, 0); next; next = nextSlot(page, slots, from)) {
    texts.push(page.subarray(from, next.at))
    places.push({ slot: next.slot, isJson: dataAt >= 0 && next.at > dataAt })
    from = next.at + slots[next.slot].length
  }
  texts.push(page.subarray(from))
  return { texts, places }
}

function nextSlot(page: Buffer, slots: Slots, from: number): { slot: Slot; at: number } | undefined {
  const found = (Object.keys(slots) as Slot[])
    .map((slot) => ({ slot, at: page.indexOf(slots[slot], from) }))
    .filter(({ at }) => at >= 0)
  return found.sort((a, b) => a.at - b.at)[0]
}

/** The texts of one reader for some slots, as they are written in the page. */
export function fillSlots(places: readonly SlotPlace[], reader: Pick<ReaderState, 'name'>): PagePart[] {
  const name = writtenName(reader)
  // written in HTML and in JSON as it is
  const sending = places.some(({ slot }) => slot === 'sending') ? storedPart(Buffer.from(randomUUID())) : name.html
  return places.map(({ slot, isJson }) => (slot === 'sending' ? sending : isJson ? name.json : name.html))
}

interface WrittenName {
  json: PagePart
  html: PagePart
}

const names = new WeakMap<object, WrittenName>()

/** The state of a reader is an object of its own, which is used for many pages. */
function writtenName(reader: Pick<ReaderState, 'name'>): WrittenName {
  const { name } = reader
  const parts = names.get(reader) ?? {
    json: storedPart(Buffer.from(inJson(name))),
    html: storedPart(Buffer.from(inHtml(name))),
  }
  names.set(reader, parts)
  return parts
}

/** Inside of a string, also where that is in a script element. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text in the way React escapes texts and attributes: hydration compares them. */
function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
