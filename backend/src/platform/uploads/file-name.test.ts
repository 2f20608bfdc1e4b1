import { expect, test } from 'vitest'
import { cleanFileName } from './file-name'

test.each([
  ['Foto van de gevel.JPG', 'Foto van de gevel.jpg'],
  ['café.png', 'café.png'],
  ['cafe\u0301.png', 'café.png'],
  ['CON.png', '_CON.png'],
  ['lpt1.tar.png', '_lpt1.tar.png'],
  ['conditie.png', 'conditie.png'],
  ['../../etc/passwd.txt', '-..-etc-passwd.txt'],
  ['a\\b:c*d.png', 'a-b-c-d.png'],
  ['foto\u202Egpj.png', 'fotogpj.png'],
  ['\u0000\u0007\u200B.png', 'png'],
  ['regel\r\nSet-Cookie: x.png', 'regelSet-Cookie- x.png'],
  ['  spaties   overal .png. ', 'spaties overal.png'],
  ['', 'bestand'],
  ['...', 'bestand'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.png`],
  [`${'🧱'.repeat(300)}.png`, `${'🧱'.repeat(100)}.png`],
  ['zonder extensie', 'zonder extensie'],
  ['versie 1.2 van de folder', 'versie 1.2 van de folder'],
])('%j is stored as %j', (given, stored) => {
  expect(cleanFileName(given)).toBe(stored)
  expect(cleanFileName(stored)).toBe(stored)
})
