import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPlainText } from './plain-text'

/** Node reads a file in parts of this size. */
const chunk = 64 * 1024

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-text-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function judge(content: string | Buffer) {
  const file = path.join(folder, 'text')
  await writeFile(file, content)
  return isPlainText(file)
}

test.each([
  ['is empty', ''],
  ['begins as a bitmap does', 'BM;Winkels\r\n'],
  ['is UTF-8', '\uFEFFcafé’s\t€ 12\n'],
  // 0x81, 0x8d, 0x8f, 0x90 and 0x9d are in these characters
  ['has letters with bytes that Windows-1252 lacks', 'Ё Í Ï Ð ”'],
  ['is Windows-1252', Buffer.from('caf\xe9 \x80 12', 'latin1')],
  ['has a character over two parts of the file', `${'x'.repeat(chunk - 1)}é Í`],
])('accepts text that %s', async (_, content) => expect(await judge(content)).toBe(true))

test.each([
  ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['text with a control character at its end', `${'tekst '.repeat(30_000)}\x01`],
  ['a page', ' \n<html>'],
  ['a page after a byte order mark', '\uFEFF<script>'],
  ['bytes that are neither UTF-8 nor Windows-1252', Buffer.from('\x81 \xe9', 'latin1')],
  ['half a character at the end', Buffer.from([0x61, 0x90, 0xc3])],
])('rejects %s', async (_, content) => expect(await judge(content)).toBe(false))
