import { expect, test } from 'vitest'
import { BrokenFeedError, readFeed } from './read-feed'

const feed = (jobs: string) => `\ufeff<?xml version="1.0"?><source><publisher>X</publisher>${jobs}</source>`

test('reads the elements of each job, also those of its parts', () => {
  const [job, ...others] = readFeed(
    feed(
      '<job id="7"><Title><![CDATA[Kraan <b>& co</b>]]></Title><reference>A1</reference>' +
        '<locations><location><city>Emmen</city></location><location><city>Assen</city></location></locations></job>',
    ),
  )
  expect(others).toEqual([])
  expect(Object.fromEntries(job ?? [])).toMatchObject({
    title: 'Kraan <b>& co</b>',
    reference: 'A1',
    city: 'Emmen\nAssen',
  })
})

test('reads a feed without jobs as empty', () => {
  expect(readFeed(feed(''))).toEqual([])
})

test.each([
  ['cut off', feed('<job><title>a</title></job>').slice(0, -12)],
  ['not XML', '<!doctype html><html><body>Onderhoud</body>'],
  ['empty', ''],
  ['with a wrong tag', feed('<job><title>a</titel></job>')],
  [
    'with an entity of a file',
    `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${feed('<job><title>&x;</title></job>')}`,
  ],
  [
    'with entities of entities',
    '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><source><job><title>&b;</title></job></source>',
  ],
  ['with an unknown entity', feed('<job><title>&nbsp;</title></job>')],
  ['with a text of megabytes', feed(`<job><title>${'a'.repeat(200_000)}</title></job>`)],
])('rejects a feed that is %s as a whole', (_what, xml) => {
  expect(() => readFeed(xml)).toThrow(BrokenFeedError)
})
