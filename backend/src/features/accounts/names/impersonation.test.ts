import { expect, test } from 'vitest'
import { isImpersonation } from './impersonation'

const taken = {
  people: ['Marit Hoekstra', 'Noor El Amrani'],
  site: ['Gevel', 'Gevel Pro', 'Voegwerk Media bv', 'gevel.nl'],
}

test.each([
  'Marit Hoekstra',
  'MARIT  hoekstra',
  'Marit-Hoekstra',
  'Mаrit Hоekstra', // Cyrillic a and o
  'Marit Hoekstrą',
  'Ｍａｒｉｔ Ｈｏｅｋｓｔｒａ',
  '𝕸𝖆𝖗𝖎𝖙 Hoekstra',
  'Marlt Hoekstra',
  'MarIt Hoekstra',
  'Rnarit Hoekstra',
  'Noor E1 Amrani',
  'Redactie',
  'De redactie',
  'Rеdасtіе',
  'Redactle',
  'R e d a c t i e',
  'R.e.d.a.c.t.i.e',
  'Jan (redactie)',
  'Beheerder',
  'Αdmin', // Greek capital alpha
  'Gevel',
  'GeveI',
  'Geve1',
  'Team Gevel Pro',
  'Gevel.nl',
  'De Gevel Redactie',
  'Voegwerk Media BV',
])('rejects %s', (name) => expect(isImpersonation(name, taken)).toBe(true))

test.each([
  'Marit Hoekstra-de Boer',
  'Marit de Boer',
  'Jan van de Gevel',
  'Sanne de Wit',
  'Nóra Kovács',
  'Юлия Иванова',
  'Αλέξανδρος',
  '李小龙',
  'Pro Bouwman',
])('accepts %s', (name) => expect(isImpersonation(name, taken)).toBe(false))
